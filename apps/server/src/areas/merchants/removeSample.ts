import { sql, type RawBuilder } from 'kysely';
import type { Host } from '../../http/host.ts';
import { tablesOf } from '../../storage/archive/tables.ts';
import { asPlatform } from '../../storage/db/confine.ts';
import { lendConnection } from '../../storage/db/copy.ts';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { all, type Sql } from '../../storage/sql.ts';

const idsOf = async (rows: Promise<readonly { id: number }[]>): Promise<number[]> =>
  (await rows).map(({ id }) => id);

/** Returns the people who work only at merchants of the sample, and its administrator. */
const peopleOfSample = (db: Sql): Promise<number[]> =>
  idsOf(
    all(
      db,
      sql<{ id: number }>`select id from person p where not exists (
        select 1 from merchant m where not m.is_sample and ${everyMerchant('setUp')} and (
          m.merchant_id = p.merchant_id or exists (select 1 from person_merchant w
            where w.person_id = p.id and w.merchant_id = m.merchant_id)))`,
    ),
  );

/**
 * Deletes the merchants of the sample with everything they have, and the sign-ins of their people.
 * Other merchants keep everything.
 *
 * @returns the number of deleted merchants
 */
export const removeSample = ({ database }: Pick<Host, 'database'>): Promise<number> =>
  asPlatform(() =>
    database.transaction(async (trx) => {
      const merchants = await idsOf(
        all(
          trx,
          sql<{ id: number }>`select merchant_id as id from merchant
            where is_sample and ${everyMerchant('setUp')} for update`,
        ),
      );
      if (merchants.length === 0) return 0;
      const people = await peopleOfSample(trx);
      const tables = await lendConnection(trx, (connection) =>
        tablesOf(connection, { withSignIns: true }),
      );
      const remove = (table: string, which: RawBuilder<unknown>) =>
        sql`delete from ${sql.table(table)} where ${which}`.execute(trx);
      const ofMerchants = sql`merchant_id = any(${merchants}::bigint[])`;
      // Backwards, so that a row goes before those that it refers to.
      for (const { name, columns } of tables.toReversed()) {
        if (name === 'person') await remove(name, sql`id = any(${people}::bigint[])`);
        else if (columns.includes('merchant_id')) await remove(name, ofMerchants);
        if (columns.includes('person_id') && !columns.includes('merchant_id'))
          await remove(name, sql`person_id = any(${people}::bigint[])`);
      }
      return merchants.length;
    }),
  );
