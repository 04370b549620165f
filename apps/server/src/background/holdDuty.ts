import { sql } from 'kysely';
import type { Db } from '../storage/sql.ts';

/**
 * Acquires or renews the lease on a cluster-wide task, and returns whether this holder has it; the
 * lease expires if it isn't renewed.
 */
export async function holdDuty(
  { kysely }: Pick<Db, 'kysely'>,
  duty: { name: string; holder: string; ms: number },
  now: Date,
): Promise<boolean> {
  const until = new Date(now.getTime() + duty.ms);
  const { rows } = await sql`insert into duty as d (name, holder, until)
    values (${duty.name}, ${duty.holder}, ${until})
    on conflict (name) do update set holder = excluded.holder, until = excluded.until
    where d.holder = excluded.holder or d.until < ${now}
    returning name`.execute(kysely);
  return rows.length === 1;
}
