import { CompiledQuery } from 'kysely';
import type { CopyConnection } from '../db/copy.ts';

/** A table of the schema as COPY needs it. */
export interface Table {
  name: string;
  /** Without generated ones, which cannot be written. */
  columns: string[];
  /** The primary key. */
  key: { name: string; isText: boolean }[];
  /** The tables that its foreign keys point to. */
  needs: string[];
}

/** What no archive holds: which migrations ran is in the manifest, and who has a duty is over. */
const never = ['migration', 'duty'];

/**
 * Who is signed in: a backup leaves it out, so that restoring one signs everybody out and brings no
 * sign-in back that was ended since.
 */
const signIns = ['session', 'used_refresh', 'used_nonce', 'push_subscription', 'approval'];

/** The tables that an archive holds, each after those that it refers to. */
export async function tablesOf(
  connection: CopyConnection,
  { withSignIns }: { withSignIns: boolean },
): Promise<Table[]> {
  const { rows } = await connection.executeQuery<Table>(
    CompiledQuery.raw(`
      select c.relname as name,
        (select jsonb_agg(a.attname order by a.attnum) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and a.attgenerated = '') as columns,
        coalesce((select jsonb_agg(jsonb_build_object('name', a.attname,
              'isText', a.attcollation <> 0) order by k.place)
          from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k (number, place)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where i.indrelid = c.oid and i.indisprimary), '[]') as key,
        coalesce((select jsonb_agg(distinct f.relname) from pg_constraint k
          join pg_class f on f.oid = k.confrelid
          where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid), '[]') as needs
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = current_schema() and c.relkind in ('r', 'p') and not c.relispartition
      order by c.relname`),
  );
  const isKept = ({ name }: Table) =>
    !never.includes(name) && (withSignIns || !signIns.includes(name));
  const kept = rows.filter(isKept);
  const names = new Set(kept.map(({ name }) => name));
  for (const { name, key, needs } of kept) {
    if (key.length === 0) throw new Error(`The table ${name} has no primary key to archive it by.`);
    const missing = needs.find((it) => !names.has(it));
    if (missing) throw new Error(`${name} refers to ${missing}, which the archive leaves out.`);
  }
  return inOrder(kept);
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const done = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.find(
      ({ name, needs }) => !done.has(name) && needs.every((it) => done.has(it)),
    );
    if (!next) throw new Error('Tables refer to each other in a circle.');
    ordered.push(next);
    done.add(next.name);
  }
  return ordered;
}
