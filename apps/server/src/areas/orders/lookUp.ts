import { invalid, type Discount, type Named, type Order } from '@servery/api';
import type { Cart } from '@servery/domain/orders';
import { sql } from 'kysely';
import { all, first, type Sql } from '../../storage/sql.ts';

const unknown = (field: string) => invalid(field, 'unknown', 'This choice doesn’t exist.');

/**
 * Returns the member with an id as an order stores them, or null for a null id. Throws `invalid` if
 * there is none.
 */
export async function memberOf(
  db: Sql,
  merchant_id: number,
  id: number | null,
): Promise<Order['member']> {
  if (id === null) return null;
  const member = await first(
    db,
    sql<NonNullable<Order['member']>>`select id, name, phone, is_active from member
      where merchant_id = ${merchant_id} and id = ${id}`,
  );
  if (!member) throw unknown('member_id');
  return member;
}

/**
 * Returns the active person of the merchant with an id, or null for a null id. Throws `invalid` if
 * there is none.
 */
export async function staffOf(
  db: Sql,
  merchant_id: number,
  id: number | null,
): Promise<Named | null> {
  if (id === null) return null;
  const person = await first(
    db,
    sql<Named>`select id, name from person
      where merchant_id = ${merchant_id} and id = ${id} and is_active`,
  );
  if (!person) throw unknown('staff_id');
  return person;
}

/** Returns the table with an id, or null for a null id. Throws `invalid` if there is none. */
export async function tableOf(
  db: Sql,
  merchant_id: number,
  id: number | null,
): Promise<Cart['table']> {
  if (id === null) return null;
  const table = await first(
    db,
    sql<Named & { is_active: boolean }>`select id, name, is_active from dining_table
      where merchant_id = ${merchant_id} and id = ${id}`,
  );
  if (!table) throw unknown('table_id');
  return table;
}

/** Returns the merchant's predefined discounts. */
export const discountsOf = (db: Sql, merchant_id: number): Promise<Discount[]> =>
  all(
    db,
    sql<Discount>`select id, name, rate, amount from discount where merchant_id = ${merchant_id}`,
  );
