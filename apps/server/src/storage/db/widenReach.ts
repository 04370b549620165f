import { sql } from 'kysely';
import { first, type Sql } from '../sql.ts';

/**
 * Adds a merchant to the rows in reach of a transaction, until it ends. Only for a merchant that
 * the transaction creates.
 */
export async function widenReach(trx: Sql, merchant_id: number): Promise<void> {
  const setting = await first(
    trx,
    sql<{ reach: string | null }>`select current_setting('servery.merchants', true) as reach`,
  );
  const reach = setting?.reach ?? '';
  if (reach === 'all' || reach === '') return;
  await sql`select set_config('servery.merchants', ${`${reach},${merchant_id}`}, true)`.execute(
    trx,
  );
}
