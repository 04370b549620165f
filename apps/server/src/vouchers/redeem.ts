import { sql } from 'kysely';
import type { Sql } from '../sql.ts';

/** One voucher at one order. */
export interface VoucherUse {
  merchant_id: number;
  code: string;
  order_id: number;
}

const minute = 60_000;
const reservedMs = 30 * minute;

const isOne = ({ numAffectedRows }: { numAffectedRows?: bigint }) => Number(numAffectedRows) === 1;

/** Keeps a voucher for an open order for half an hour; false where another order has it, or it is no longer good. */
export const reserveVoucher = async (
  db: Sql,
  { merchant_id, code, order_id }: VoucherUse,
  now: Date,
): Promise<boolean> =>
  isOne(
    await sql`update voucher set state = 'reserved', order_id = ${order_id},
        reserved_until = ${new Date(now.getTime() + reservedMs)}
      where merchant_id = ${merchant_id} and code = ${code} and valid_until > ${now}
        and (state = 'available'
          or state = 'reserved' and (order_id = ${order_id} or reserved_until <= ${now}))`.execute(
      db,
    ),
  );

/** Uses a voucher up for the order that reserved it; true once and never again. */
export const redeemVoucher = async (
  db: Sql,
  { merchant_id, code, order_id }: VoucherUse,
  now: Date,
): Promise<boolean> =>
  isOne(
    await sql`update voucher set state = 'redeemed', redeemed_at = ${now}, reserved_until = null
      where merchant_id = ${merchant_id} and code = ${code} and state = 'reserved'
        and order_id = ${order_id}`.execute(db),
  );

/** Gives a voucher back when its order is called off, reserved or redeemed. */
export const releaseVoucher = async (
  db: Sql,
  { merchant_id, code, order_id }: VoucherUse,
): Promise<boolean> =>
  isOne(
    await sql`update voucher set state = 'available', order_id = null, reserved_until = null,
        redeemed_at = null
      where merchant_id = ${merchant_id} and code = ${code} and order_id = ${order_id}
        and state in ('reserved', 'redeemed')`.execute(db),
  );

/** Gives back every voucher of an order that was called off, reserved or redeemed. */
export const releaseVouchersOf = async (
  db: Sql,
  { merchant_id, id }: { merchant_id: number; id: number },
): Promise<void> => {
  await sql`update voucher set state = 'available', order_id = null, reserved_until = null,
      redeemed_at = null
    where merchant_id = ${merchant_id} and order_id = ${id}
      and state in ('reserved', 'redeemed')`.execute(db);
};
