import type { PaymentOptionRecord } from '@servery/domain/payments';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { all, type Sql } from '../../storage/sql.ts';

type Stored = Omit<PaymentOptionRecord, 'is_used'>;

const stored = columnsOf<Stored>()(
  'payment_option',
  'o',
  `id, version, name, kind, channel, is_active, methods, fee_rate, fee_fixed, account_code,
  opens_drawer, place`,
);

/** The columns of a payment option `o`, with whether any payment was taken with it. */
export const optionColumns = sql<PaymentOptionRecord>`${stored}, exists (
  select 1 from payment p where p.merchant_id = o.merchant_id and p.option_id = o.id) as is_used`;

/** Returns the payment options of a merchant. */
export const optionsOf = (db: Sql, merchant_id: number): Promise<PaymentOptionRecord[]> =>
  all(
    db,
    sql<PaymentOptionRecord>`select ${optionColumns} from payment_option o
      where o.merchant_id = ${merchant_id}`,
  );

/**
 * Returns the payment options that a payment can be taken with, and locks them against deletion
 * until the transaction ends. Payments don't wait for each other.
 */
export const optionsToPay = (db: Sql, merchant_id: number): Promise<PaymentOptionRecord[]> =>
  all(
    db,
    sql<PaymentOptionRecord>`select ${optionColumns} from payment_option o
      where o.merchant_id = ${merchant_id} order by o.id for key share of o`,
  );
