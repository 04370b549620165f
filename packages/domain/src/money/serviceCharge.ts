import { allocate } from './allocate.ts';
import type { ServiceChargeTerms, TaxClass } from './billInput.ts';
import type { PricedLine } from './billResult.ts';
import type { Derivation } from './derivation.ts';
import { roundRate, withoutIncludedTax } from './round.ts';
import { sum, WHOLE } from './sen.ts';
import type { Sen } from './sen.ts';

/** Computes the service charge once on the untaxed net of the eligible lines (step 5). */
export function chargeService(
  lines: readonly PricedLine[],
  nets: readonly Sen[],
  terms: ServiceChargeTerms,
  taxClasses: readonly TaxClass[],
): { derivation: Derivation; shares: Sen[] } {
  const rate = terms.apply ? terms.rate : 0;
  const bases = lines.map(() => 0);
  for (const tax of taxClasses) {
    const own = lines.map((line, index) =>
      line.tax_class === tax.code && line.service_charge_eligible ? nets[index]! : 0,
    );
    const untaxed = tax.is_inclusive ? withoutIncludedTax(sum(own), tax.rate) : sum(own);
    for (const [index, share] of allocate(untaxed, own).entries()) bases[index]! += share;
  }

  const base = sum(bases);
  const amount = roundRate(base, rate);
  const shares = allocate(amount, bases);
  const derivation: Derivation = {
    step: 5,
    rule: terms.apply ? 'rate_of_base' : 'not_applied',
    base,
    rate: terms.rate,
    exact: { numerator: base * rate, denominator: WHOLE },
    rounding: 'half_away_from_zero',
    limited_by: null,
    shares: lines
      .map(({ id }, index) => {
        return { of: 'line' as const, id, base: bases[index]!, amount: shares[index]! };
      })
      .filter((share) => share.base > 0),
    amount,
  };
  return { derivation, shares };
}
