import { sql } from 'kysely';
import { first, type Sql } from '../sql.ts';

/** The next order number of a merchant's trading day, at least three digits; no two get the same. */
export async function nextNumber(db: Sql, merchant_id: number, date: string): Promise<string> {
  const row = await first(
    db,
    sql<{ last: number }>`insert into day_number as d (merchant_id, business_date, last)
      values (${merchant_id}, ${date}, 1)
      on conflict (merchant_id, business_date) do update set last = d.last + 1
      returning last`,
  );
  return String(row?.last ?? 1).padStart(3, '0');
}
