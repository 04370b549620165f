import type { Named } from '@servery/api';
import { sql } from 'kysely';
import type { Sql } from '../../storage/sql.ts';

/** Gives a merchant to these people of a role, and to no others of that role. */
export async function putAssigned(
  db: Sql,
  merchant_id: number,
  { role, people }: { role: 'agent' | 'supermerchant'; people: readonly Named[] },
): Promise<void> {
  const ids = people.map(({ id }) => id);
  await sql`delete from person_merchant w using person p
    where w.merchant_id = ${merchant_id} and p.id = w.person_id and p.role = ${role}
      and p.id <> all(${ids}::bigint[])`.execute(db);
  await sql`insert into person_merchant (merchant_id, person_id)
    select ${merchant_id}::bigint, person_id from unnest(${ids}::bigint[]) as person_id
    on conflict do nothing`.execute(db);
}
