import type { PaymentOptionRecord } from '@servery/domain/payments';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a payment option as a database row. */
export const paymentOptionRow = (
  merchant_id: number,
  { is_used: _, ...option }: PaymentOptionRecord,
): Row => ({ merchant_id, ...option, ...nameKeysOf(option.name) });
