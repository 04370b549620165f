import { sql } from 'kysely';
import { first, type Sql } from '../src/storage/sql.ts';
import { busiest } from './fill.ts';

/** A request to measure, with its user's role. */
export interface Case {
  name: string;
  as: 'merchant' | 'supermerchant' | 'admin';
  path: string;
}

const local = (at: Date) => at.toISOString().slice(0, 10);

/** Returns every list endpoint with each filter, separately and combined in the worst case. */
export async function casesOf(db: Sql, now: Date, days: number): Promise<Case[]> {
  const startDate = `${local(new Date(now.getTime() - days * 86_400_000))} 00:00`;
  const range = { startDate, endDate: `${local(now)} 23:59` };
  const known = await first(
    db,
    sql<{
      id: number;
      transaction_id: string;
      staff_id: number;
      table_id: number;
      total: number;
      seq: number;
    }>`
      select o.id, o.transaction_id, o.staff_id, o.table_id, o.total, coalesce((select max(seq)
        from merchant_sequence where merchant_id = ${busiest}), 0) as seq
      from orders o where o.merchant_id = ${busiest} and o.staff_id is not null
        and o.table_id is not null and o.placed_at < ${new Date(now.getTime() - 20 * 86_400_000)}
      order by o.placed_at desc limit 1`,
  );
  if (!known) throw new Error('There is no order to look for.');
  const { id, transaction_id, staff_id, table_id, total, seq } = known;
  const promotion = await first(
    db,
    sql<{ id: number }>`select id from promotion where merchant_id = ${busiest} limit 1`,
  );
  const orders = (
    name: string,
    query: Record<string, string | number> = {},
    as: Case['as'] = 'merchant',
  ): Case => {
    const text = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) text.set(key, String(value));
    return { name, as, path: `/admin/order_listing?${text.toString()}` };
  };
  const filters = (name: string, also: Record<string, string | number>) => [
    orders(`${name}: all`, also),
    orders(`${name}: completed`, { ...also, type: 'completed' }),
    orders(`${name}: method`, { ...also, order_method: 'delivery' }),
    orders(`${name}: payment status`, { ...also, payment_status: 'paid' }),
    orders(`${name}: staff`, { ...also, staff_id }),
    orders(`${name}: promotion`, { ...also, promotion_id: promotion?.id ?? 1 }),
    orders(`${name}: table`, { ...also, table_id }),
    orders(`${name}: reason`, { ...also, status_remark: 'accept_overdue' }),
    orders(`${name}: transaction`, { ...also, transaction_id }),
    orders(`${name}: search, found`, { ...also, search: 'a' }),
    orders(`${name}: search, one found`, { ...also, search: transaction_id.slice(2) }),
    orders(`${name}: search, nothing`, { ...also, search: 'zzzz' }),
    orders(`${name}: search, phone`, { ...also, search: '+60123987654' }),
    orders(`${name}: search, phone as typed`, { ...also, search: '012-398 7654' }),
    orders(`${name}: search, item`, { ...also, search: 'teh tarik' }),
    orders(`${name}: search, accents`, { ...also, search: 'Crème  brûlée' }),
    orders(`${name}: search, amount`, { ...also, search: (total / 100).toFixed(2) }),
    orders(`${name}: by total`, { ...also, sort: 'total' }),
    orders(`${name}: by number`, { ...also, sort: 'number' }),
  ];
  return [
    orders('new', { type: 'new' }),
    orders('action', { type: 'action' }),
    ...filters('today', {}),
    ...filters(`${days} days`, range),
    orders(`${days} days: page at 1,000`, { ...range, start: 1_000 }),
    orders(`${days} days: page at 10,000`, { ...range, start: 10_000 }),
    ...(['supermerchant', 'admin'] as const).flatMap((as) => [
      orders(`${as}: new`, { type: 'new' }, as),
      orders(`${as}: today`, {}, as),
      orders(`${as}: today, search`, { search: 'zzzz' }, as),
      orders(`${as}: ${days} days`, range, as),
      orders(`${as}: ${days} days, paid`, { ...range, payment_status: 'paid' }, as),
      orders(`${as}: ${days} days, page at 10,000`, { ...range, start: 10_000 }, as),
    ]),
    { name: 'board', as: 'merchant', path: '/admin/display_order' },
    { name: 'board since', as: 'merchant', path: `/admin/display_order?since=${seq}` },
    { name: 'order', as: 'merchant', path: `/admin/order_detail/${id}` },
    { name: 'members', as: 'merchant', path: '/admin/merchant/member_listing' },
    {
      name: 'members: search',
      as: 'merchant',
      path: '/admin/merchant/member_listing?search=guest%2099',
    },
    { name: 'payment options', as: 'merchant', path: '/admin/payment_option/listing' },
  ];
}
