import {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  listAllPaymentOptions,
  nameOf,
  patchPaymentOption,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { Stage } from '../Stage.ts';
import { paymentAccess } from './paymentAccess.ts';
import { paymentOffers } from './paymentOffers.ts';
import { paymentOptions } from './paymentOptions.ts';
import type { PaymentsHost } from './paymentsHost.ts';
import { PaymentsStage } from './PaymentsStage.ts';

/** The endpoints covered by the payments contract, as `GET /path`. */
export const paymentsEndpoints: ReadonlySet<string> = new Set(
  [
    createPaymentOption,
    deletePaymentOption,
    editPaymentOption,
    listAllPaymentOptions,
    patchPaymentOption,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of payments must pass. The last one checks that every endpoint
 * was called.
 */
export function paymentsContract(start: () => Promise<PaymentsHost> | PaymentsHost): void {
  const stage = new Stage();
  let host: PaymentsHost | null = null;
  const open = async () => {
    host = await start();
    return host;
  };
  beforeAll(() => stage.open(open));
  const payments = new PaymentsStage(stage, () => host!);

  for (const part of [paymentOptions, paymentOffers]) part(payments);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...paymentsEndpoints].toSorted());
  });

  paymentAccess(stage, paymentsEndpoints);
}
