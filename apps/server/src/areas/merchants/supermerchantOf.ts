import type { Named } from '@servery/api';
import { sql } from 'kysely';
import { first, type Sql } from '../../storage/sql.ts';

/** Returns the supermerchant who runs a merchant, even if they can no longer sign in. */
export const supermerchantOf = async (db: Sql, merchant_id: number): Promise<Named | null> =>
  (await first(
    db,
    sql<Named>`select p.id, p.name from person p join person_merchant w on w.person_id = p.id
      where w.merchant_id = ${merchant_id} and p.role = 'supermerchant' order by p.id limit 1`,
  )) ?? null;
