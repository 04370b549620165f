import { sql } from 'kysely';
import type { Sql } from '../../storage/sql.ts';

/** The use of one voucher by one order. */
export interface VoucherUse {
  merchant_id: number;
  code: string;
  order_id: number;
}

const minute = 60_000;
const reservedMs = 30 * minute;

const isOne = ({ numAffectedRows }: { numAffectedRows?: bigint }) => Number(numAffectedRows) === 1;

/**
 * Reserves a voucher for an open order for 30 minutes. Returns false if another order has reserved
 * it or it is no longer valid.
 */
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

/** Redeems a voucher for the order that reserved it. Returns true only the first time. */
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

/** Releases a reserved or redeemed voucher of an order that was cancelled or voided. */
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

/** Releases all reserved or redeemed vouchers of an order that was cancelled or voided. */
export const releaseVouchersOf = async (
  db: Sql,
  { merchant_id, id }: { merchant_id: number; id: number },
): Promise<void> => {
  await sql`update voucher set state = 'available', order_id = null, reserved_until = null,
      redeemed_at = null
    where merchant_id = ${merchant_id} and order_id = ${id}
      and state in ('reserved', 'redeemed')`.execute(db);
};
