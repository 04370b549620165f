import { sql } from 'kysely';
import { everyMerchant } from '../../storage/db/everyMerchant.ts';
import { first, type Sql } from '../../storage/sql.ts';

/** Which businesses a server has: its own, and any at all. */
interface Businesses {
  has_own: boolean;
  has_any: boolean;
}

/** Returns whether a server has its own business, and whether it has any, including the sample. */
export const businessesIn = async (db: Sql): Promise<Businesses> =>
  (await first(
    db,
    sql<Businesses>`select
      exists (select 1 from merchant where not is_sample and ${everyMerchant('setUp')}) as has_own,
      exists (select 1 from merchant where ${everyMerchant('setUp')}) as has_any`,
  ))!;
