import { sql } from 'kysely';
import type { Rows } from '../storage/db/rows.ts';
import { everyMerchant } from '../storage/db/everyMerchant.ts';
import { all, type Db, type Sql } from '../storage/sql.ts';
import { lockTails } from './append.ts';
import { linksAfter, type AuditEntry } from './link.ts';

const batch = 1_000;

async function chainSome(trx: Sql, merchant_id: number): Promise<number> {
  const tail = (await lockTails(trx, [merchant_id])).get(merchant_id)!;
  const loose = await all(
    trx,
    sql<AuditEntry>`select id, at, person_id, person_name, action, object_id, request_id, facts,
        before, after
      from audit where merchant_id = ${merchant_id} and seq is null order by at, id limit ${batch}`,
  );
  const links = linksAfter(merchant_id, tail, loose);
  const last = links.at(-1);
  if (!last) return 0;
  await sql`update audit a set seq = l.seq, prev_hash = l.prev_hash, hash = l.hash
    from jsonb_populate_recordset(null::audit, ${JSON.stringify(links)}::jsonb) l
    where a.merchant_id = ${merchant_id} and a.id = l.id`.execute(trx);
  await sql`update merchant_sequence set audit_seq = ${last.seq}, audit_hash = ${last.hash}
    where merchant_id = ${merchant_id}`.execute(trx);
  return links.length;
}

/**
 * Appends rows that were written before the audit was chained to their chains, the oldest first;
 * returns how many. Runs at every start, because a node of the previous version may have written
 * some since.
 */
export async function chainOldRows(database: Db): Promise<number> {
  const merchants = await all(
    database.kysely,
    sql<Pick<Rows['audit'], 'merchant_id'>>`select distinct merchant_id from audit
      where seq is null and ${everyMerchant('migration')} order by merchant_id`,
  );
  let chained = 0;
  for (const { merchant_id } of merchants) {
    for (let some = batch; some === batch;) {
      some = await database.transaction((trx) => chainSome(trx, merchant_id));
      chained += some;
    }
  }
  return chained;
}
