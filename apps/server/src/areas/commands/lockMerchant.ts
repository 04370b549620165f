import { sql } from 'kysely';
import type { Sql } from '../../storage/sql.ts';

/**
 * Locks a merchant until the transaction ends. Call it before locking anything else of the
 * merchant: rules that decide about all of its rows, such as whether a name is free, then run one
 * after the other.
 */
export async function lockMerchant(db: Sql, merchant_id: number): Promise<void> {
  await sql`select 1 from merchant where merchant_id = ${merchant_id} for no key update`.execute(
    db,
  );
}

/** Locks several merchants like `lockMerchant`, in the order of their ids. */
export async function lockMerchants(db: Sql, merchant_ids: readonly number[]): Promise<void> {
  await sql`select 1 from merchant where merchant_id = any(${merchant_ids}::bigint[])
    order by merchant_id for no key update`.execute(db);
}
