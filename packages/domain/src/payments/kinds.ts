import type { PaymentKind } from '@servery/api';

/** Whether the merchant already holds the money of a kind: it was paid before the bill. */
export const isStoredValue = (kind: PaymentKind): boolean =>
  kind === 'wallet' || kind === 'voucher';

/** Whether a provider can confirm payments of a kind. */
export const canBeOnline = (kind: PaymentKind): boolean => kind !== 'cash' && !isStoredValue(kind);

/** Whether guests can add a tip to payments of a kind. A voucher pays no more than the bill. */
export const canTakeTips = (kind: PaymentKind): boolean => kind !== 'voucher';
