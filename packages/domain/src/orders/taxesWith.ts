import type { Pricing } from './record.ts';

type Taxes = Pick<Pricing, 'tax_classes'>;

/**
 * Returns the tax classes of an order together with those of others that it doesn't have. A class
 * keeps the rate under which the order was placed.
 */
export function taxesWith<Own extends Taxes>(own: Own, other: Taxes): Own {
  const codes = new Set(own.tax_classes.map(({ code }) => code));
  const added = other.tax_classes.filter(({ code }) => !codes.has(code));
  return added.length === 0 ? own : { ...own, tax_classes: [...own.tax_classes, ...added] };
}

/** Whether two orders tax a class at different rates, so that one bill can't have both. */
export const taxesDiffer = (one: Taxes, other: Taxes): boolean =>
  one.tax_classes.some((its) =>
    other.tax_classes.some(
      ({ code, rate, is_inclusive }) =>
        code === its.code && (rate !== its.rate || is_inclusive !== its.is_inclusive),
    ),
  );
