import { CompiledQuery } from 'kysely';
import type { CopyConnection } from '../db/copy.ts';

/** A table of the schema, as COPY needs it. */
export interface Table {
  name: string;
  /** Without generated columns, which can't be written. */
  columns: string[];
  /** The primary key. */
  key: { name: string; isText: boolean }[];
  /** The tables that its foreign keys refer to. */
  needs: string[];
}

/**
 * Tables that no archive includes: the manifest lists the migrations, and leases of tasks have
 * expired.
 */
const never = ['migration', 'duty'];

/**
 * Tables of sign-ins. Backups leave them out, so that a restore signs everyone out and doesn't
 * bring back sign-ins that were ended since.
 */
const signIns = ['session', 'used_refresh', 'used_nonce', 'push_subscription', 'approval'];

/** Returns the tables that an archive includes, each after those that it refers to. */
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
  const isIncluded = ({ name }: Table) =>
    !never.includes(name) && (withSignIns || !signIns.includes(name));
  const included = rows.filter(isIncluded);
  const names = new Set(included.map(({ name }) => name));
  for (const { name, key, needs } of included) {
    if (key.length === 0) throw new Error(`The table ${name} has no primary key to archive it by.`);
    const missing = needs.find((it) => !names.has(it));
    if (missing) throw new Error(`${name} refers to ${missing}, which the archive leaves out.`);
  }
  return inOrder(included);
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
