import type { Input, togglePaymentStatus } from '@servery/api';
import type { Tender } from './useTenders.ts';

type Payment = Extract<Input<typeof togglePaymentStatus>['body'], { paid: true }>;

/** One tender of a payment, as endpoints take it. */
export type SentTender = Payment['tenders'][number];

/** Returns a tender as endpoints take it. */
export const sentTender = ({ option, voucher, ...tender }: Tender): SentTender => ({
  ...tender,
  payment_option_id: option.id,
  voucher_code: voucher?.code ?? null,
  face_value: voucher?.faceValue ?? null,
});
