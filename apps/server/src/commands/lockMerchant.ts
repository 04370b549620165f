import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/**
 * Holds a merchant until the transaction ends, before anything else of it is locked: rules that
 * decide about all of its rows, such as that a name is free, run one after the other.
 */
export async function lockMerchant(db: Sql, merchant_id: number): Promise<void> {
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
}
