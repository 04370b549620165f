import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  listAllPaymentOptions,
  patchPaymentOption,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import type { Aim, Entry } from './entries.ts';

const merchant = <E extends AnyEndpoint>(
  to: E,
  input: (aim: Aim) => Input<E>,
  done?: string,
): Entry => ({
  to,
  at: 'merchant',
  input: input as (aim: Aim) => object,
  ...(done !== undefined && { done }),
});

/** A version that no object reaches: callers with permission get a conflict. */
const version = 999_999;
const option = ({ merchant_id }: Aim) => ({ id: merchant_id * 10_000 + 6000 });
/** A name that is taken: callers with permission can't create it. */
const fields = { name: 'Cash', kind: 'cash' as const };

/**
 * Payment options: the list for their editors, and writes that change nothing because they are
 * based on an outdated state.
 */
export const paymentsMatrix: readonly Entry[] = [
  merchant(listAllPaymentOptions, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(
    createPaymentOption,
    ({ merchant_id }) => ({ body: { merchant_id, ...fields } }),
    'invalid',
  ),
  merchant(
    editPaymentOption,
    (aim) => ({ params: option(aim), body: { version, ...fields } }),
    'conflict',
  ),
  merchant(
    patchPaymentOption,
    (aim) => ({ params: option(aim), body: { version, is_active: false } }),
    'conflict',
  ),
  merchant(deletePaymentOption, (aim) => ({ params: option(aim), body: { version } }), 'conflict'),
];
