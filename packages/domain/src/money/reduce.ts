import type { Reduction } from './billInput.ts';
import type { Derivation } from './derivation.ts';
import { roundRate } from './round.ts';
import { countable, WHOLE } from './sen.ts';
import type { Sen } from './sen.ts';

/** Computes one reduction of a base, limited to that base. */
export function reduce(
  step: number,
  base: Sen,
  { type, value, cap = null }: Omit<Reduction, 'id' | 'label'>,
): Derivation {
  countable(value, 'reduction');
  const isPercent = type === 'percent';
  if (isPercent && value > WHOLE) throw new RangeError(`more than 100 %: ${value}`);
  const wanted = isPercent ? roundRate(base, value) : value;
  const capped = cap === null ? wanted : Math.min(wanted, countable(cap, 'cap'));
  const amount = Math.min(capped, base);
  return {
    step,
    rule: type,
    base,
    rate: isPercent ? value : null,
    exact: isPercent
      ? { numerator: base * value, denominator: WHOLE }
      : { numerator: value, denominator: 1 },
    rounding: isPercent ? 'half_away_from_zero' : 'none',
    limited_by: amount < capped ? 'remainder' : capped < wanted ? 'cap' : null,
    shares: [],
    amount,
  };
}
