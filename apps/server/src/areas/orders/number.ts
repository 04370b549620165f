import { sql } from 'kysely';
import type { Rows } from '../../storage/db/rows.ts';
import { first, type Sql } from '../../storage/sql.ts';

/**
 * Returns the next order number of a merchant's trading day, unique and padded to at least 3
 * digits.
 */
export async function nextNumber(db: Sql, merchant_id: number, date: string): Promise<string> {
  const row = await first(
    db,
    sql<
      Pick<Rows['day_number'], 'last'>
    >`insert into day_number as d (merchant_id, business_date, last)
      values (${merchant_id}, ${date}, 1)
      on conflict (merchant_id, business_date) do update set last = d.last + 1
      returning last`,
  );
  return String(row?.last ?? 1).padStart(3, '0');
}
