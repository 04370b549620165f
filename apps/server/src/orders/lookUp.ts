import {
  invalid,
  type Discount,
  type Named,
  type Order,
  type Parsed,
  type PaymentOption,
  type placeOrder,
} from '@servery/api';
import type { Cart } from '@servery/domain/orders';
import { sql } from 'kysely';
import { all, first, type Sql } from '../sql.ts';
import type { Visit } from '../visit.ts';

const unknown = (field: string) => invalid(field, 'unknown', 'There is no such choice.');

/** The member that an id stands for, as an order keeps them. */
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

/** The person of the merchant that an id stands for. */
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

async function tableOf(db: Sql, merchant_id: number, id: number | null): Promise<Cart['table']> {
  if (id === null) return null;
  const table = await first(
    db,
    sql<Named & { is_active: boolean }>`select id, name, is_active from dining_table
      where merchant_id = ${merchant_id} and id = ${id}`,
  );
  if (!table) throw unknown('table_id');
  return table;
}

/** The merchant's prepared discounts. */
export const discountsOf = (db: Sql, merchant_id: number): Promise<Discount[]> =>
  all(
    db,
    sql<Discount>`select id, name, rate, amount from discount where merchant_id = ${merchant_id}`,
  );

/** The means to pay that the merchant takes. */
export const optionsOf = (db: Sql, merchant_id: number): Promise<PaymentOption[]> =>
  all(
    db,
    sql<PaymentOption>`select id, name, kind, channel from payment_option
      where merchant_id = ${merchant_id}`,
  );

/** A cart with its references resolved, before it gets an order number. */
export async function cartOf(
  { sql: db, caller }: Visit,
  body: Parsed<typeof placeOrder>['body'],
  merchant_id: number,
): Promise<Omit<Cart, 'number'>> {
  const table = await tableOf(db, merchant_id, body.table_id);
  const member = await memberOf(db, merchant_id, body.member_id);
  const staff = caller.role === 'staff' ? { id: caller.id, name: caller.name } : null;
  return { ...body, table, member, staff };
}
