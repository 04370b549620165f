import type { Rate, Sen } from './sen.ts';

/** One part of an amount that was spread: the line or fee, the base and the amount. */
export interface Share {
  of: 'line' | 'fee';
  id: string;
  base: Sen;
  amount: Sen;
}

/** The derivation of an amount, with enough detail for a screen to show the computation. */
export interface Derivation {
  /** The step of the order of computation, 2 to 7. */
  step: number;
  rule:
    | 'percent'
    | 'fixed'
    | 'everything_left'
    | 'rate_of_base'
    | 'included_in_base'
    | 'not_applied';
  base: Sen;
  /** Null if no rate was involved. */
  rate: Rate | null;
  /** The value before rounding, as an exact fraction in sen. */
  exact: { numerator: Sen; denominator: number };
  rounding: 'none' | 'half_away_from_zero';
  /** The limit that reduced the amount: the rule's own cap, or the remainder. */
  limited_by: 'cap' | 'remainder' | null;
  shares: Share[];
  amount: Sen;
}
