import type { TaxClass } from './billInput.ts';

/** Returns the tax of new items and of fees: the first of a merchant's classes. */
export function usualTax(tax_classes: readonly TaxClass[]): TaxClass {
  const [usual] = tax_classes;
  if (!usual) throw new Error('A merchant has at least one tax class.');
  return usual;
}
