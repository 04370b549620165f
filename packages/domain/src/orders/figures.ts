import type { Derivation, Reduction } from '@servery/api';
import type { Rate, Sen } from '../money/index.ts';

/** The name of an amount on the bill. */
export type FigureName =
  | 'gross'
  | 'item_discounts'
  | 'comps'
  | 'reduction'
  | 'service_charge'
  | 'fees'
  | 'tax_included'
  | 'tax'
  | 'total'
  | 'rounding'
  | 'captured'
  | 'refunded'
  | 'balance';

/** A part of an amount, in sen, signed as it is added. */
export type FigurePart =
  | { of: 'figure'; name: FigureName; label: string | null; amount: Sen }
  | { of: 'line' | 'payment' | 'refund'; id: number; amount: Sen }
  | { of: 'fee'; amount: Sen };

/** The calculation of an amount from a base. */
export interface FigureRule {
  /**
   * `rate` of the base; the part of the base that a rate `included`; a `fixed` amount, at most the
   * base; or the difference to the nearest 5 sen.
   */
  kind: 'rate' | 'included' | 'fixed' | 'nearest_5';
  /** Null if the amount has no base. */
  base: Sen | null;
  /** In hundredths of a percent; null if there is none. */
  rate: Rate | null;
  /** The value before rounding and before any limit, as an exact fraction in sen. */
  exact: { numerator: number; denominator: number };
}

/** An amount of a bill with its derivation. Amounts in sen, signed as shown. */
export interface Figure {
  name: FigureName;
  amount: Sen;
  /** The name of the reduction or of the tax class; null for other amounts. */
  label: string | null;
  /** The reduction that can be removed; null for other amounts. */
  reduction: Reduction | null;
  /** Null for a sum of its parts. */
  rule: FigureRule | null;
  /** The parts that sum to the amount; empty if it has none. */
  parts: readonly FigurePart[];
}

/** Hundredths of a percent in a whole. */
const whole = 10_000;

/** Returns the rule of a derivation with a rate, or null if it has none. */
export function ruleOf({ figure, base, rate }: Derivation): FigureRule | null {
  if (base === null || rate === null) return null;
  const isIncluded = figure === 'tax_included';
  return {
    kind: isIncluded ? 'included' : 'rate',
    base,
    rate,
    exact: { numerator: base * rate, denominator: isIncluded ? whole + rate : whole },
  };
}

/** Returns the rule of a fixed amount that can't exceed a base. */
export const fixedRule = (amount: Sen, base: Sen | null): FigureRule => ({
  kind: 'fixed',
  base,
  rate: null,
  exact: { numerator: amount, denominator: 1 },
});
