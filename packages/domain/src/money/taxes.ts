import { allocate } from './allocate.ts';
import type { TaxClass } from './billInput.ts';
import type { TaxResult } from './billResult.ts';
import type { Derivation, Share } from './derivation.ts';
import { roundRate, withoutIncludedTax } from './round.ts';
import { sum, WHOLE } from './sen.ts';
import type { Sen } from './sen.ts';

/** A taxable amount: a line or a fee, with its share of the service charge. */
export interface Taxable {
  of: Share['of'];
  id: string;
  tax_class: string;
  /** Its own price, which contains the tax in an inclusive class. */
  price: Sen;
  /** Its taxed share of the service charge, which never contains tax. */
  charge: Sen;
}

/**
 * Computes the tax of one class once and spreads it (step 7). In an inclusive class, the price is
 * unchanged and only the service charge is taxed on top.
 */
export function computeTax({ code, rate, is_inclusive }: TaxClass, all: Taxable[]): TaxResult {
  const own = all.filter((taxable) => taxable.tax_class === code);
  const inside = own.map(({ price }) => (is_inclusive ? price : 0));
  const onTop = own.map(({ price, charge }) => (is_inclusive ? charge : price + charge));

  const gross = sum(inside);
  const base = sum(onTop);
  const included = derive(own, inside, {
    rule: 'included_in_base',
    rate,
    exact: { numerator: gross * rate, denominator: WHOLE + rate },
    amount: gross - withoutIncludedTax(gross, rate),
  });
  const added = derive(own, onTop, {
    rule: 'rate_of_base',
    rate,
    exact: { numerator: base * rate, denominator: WHOLE },
    amount: roundRate(base, rate),
  });
  return { code, rate, is_inclusive, included, added, tax: included.amount + added.amount };
}

function derive(
  own: readonly Taxable[],
  bases: readonly Sen[],
  derived: Pick<Derivation, 'rule' | 'rate' | 'exact' | 'amount'>,
): Derivation {
  const amounts = allocate(derived.amount, bases);
  const shares = own.map(({ of, id }, index): Share => {
    return { of, id, base: bases[index]!, amount: amounts[index]! };
  });
  return {
    step: 7,
    base: sum(bases),
    rounding: 'half_away_from_zero',
    limited_by: null,
    ...derived,
    shares: shares.filter((share) => share.base > 0),
  };
}
