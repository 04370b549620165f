import type { Order } from '@servery/api';

/** The result of the last order, as the display shows it to the guest. */
export interface Result {
  /** The version of this shape. A result of another version is dropped. */
  version: 1;
  number: string;
  /** The amount that is still to pay, in sen. */
  balance: number;
  /** The change of the last payment, in sen. */
  change: number;
}

/** Returns the key under which this browser keeps the result of a merchant’s last order. */
export const resultKey = (merchant_id: number | '') => `servery.counter.${merchant_id}.result`;

/** Returns what the guest sees of an order that was placed. */
export const resultOf = ({ number, balance, payments }: Order): Result => ({
  version: 1,
  number,
  balance,
  change: payments.at(-1)?.change ?? 0,
});

/** Whether a stored value is a result of the current version. */
export const isResult = (value: unknown): value is Result | null =>
  value === null || (typeof value === 'object' && 'version' in value && value.version === 1);
