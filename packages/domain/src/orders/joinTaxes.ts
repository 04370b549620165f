import type { TaxClass } from '@servery/api';
import type { OrderRecord } from './record.ts';

const isSame = (a: TaxClass, b: TaxClass): boolean =>
  a.code === b.code && a.rate === b.rate && a.is_inclusive === b.is_inclusive;

/**
 * Returns the lines of several orders with the tax classes of all of them. A class that orders were
 * placed under at different rates becomes one class for each rate, so that each line keeps its tax.
 */
export function joinTaxes(
  orders: readonly Pick<OrderRecord, 'items' | 'pricing'>[],
): Pick<OrderRecord, 'items'> & Pick<OrderRecord['pricing'], 'tax_classes'> {
  const joined: { own: TaxClass; shown: TaxClass }[] = [];
  const codeOf = (own: TaxClass): string => {
    const known = joined.find((one) => isSame(one.own, own));
    if (known) return known.shown.code;
    const isTaken = joined.some((one) => one.own.code === own.code);
    const code = isTaken ? [own.code, own.rate, own.is_inclusive].join(' ') : own.code;
    joined.push({ own, shown: { ...own, code, name: own.name || own.code } });
    return code;
  };
  const items = orders.flatMap((order) => {
    const codes = new Map(order.pricing.tax_classes.map((tax) => [tax.code, codeOf(tax)]));
    return order.items.map((line) => ({
      ...line,
      tax_class: codes.get(line.tax_class) ?? line.tax_class,
    }));
  });
  return { items, tax_classes: joined.map(({ shown }) => shown) };
}
