import { equalShares } from '../money/allocate.ts';
import type { Sen } from '../money/sen.ts';
import { layTender } from '../money/tender.ts';
import { shareAmount } from './shareAmount.ts';

/** A bill that guests share equally. */
export interface EqualSplit {
  /** The amount that was left when it was split, in sen. */
  whole: Sen;
  guests: number;
  /** The number of guests who have paid. */
  paid: number;
}

/**
 * Returns the exact amount that the next guest pays. The last one pays what is left, including what
 * rounding left from the other shares.
 */
export function nextShare({ whole, guests, paid }: EqualSplit, left: Sen): Sen {
  if (paid >= guests - 1) return left;
  return Math.min(equalShares(whole, guests)[paid] ?? left, left);
}

/** A tender before it is taken, as the host will apply it. */
export interface NextTender {
  /** The amount to ask for; in cash rounded to 5 sen. */
  amount: Sen;
  /** The part of the amount that rounding added or removed. */
  rounding: Sen;
  /** The change for the cash received; null while it's too little or unknown. */
  change: Sen | null;
  /** Whether the cash received is less than the amount. */
  isShort: boolean;
  /** Whether more is wanted than what is left, which the host would refuse. */
  isTooMuch: boolean;
}

/** Returns the tender of a wanted amount out of what is left, with the cash received for it. */
export function nextTender({
  left,
  wanted,
  isCash,
  received = null,
}: {
  left: Sen;
  wanted: Sen;
  isCash: boolean;
  received?: Sen | null;
}): NextTender {
  const all = layTender({ payable: left, captured: 0, is_cash: isCash });
  const amount = shareAmount({ left, share: wanted, isCash });
  const isEnough = received !== null && received >= amount;
  return {
    amount,
    rounding: amount === all.due ? all.rounding : 0,
    change: isEnough ? received - amount : null,
    isShort: received !== null && !isEnough,
    isTooMuch: wanted > Math.max(left, all.due),
  };
}
