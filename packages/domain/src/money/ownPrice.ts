import type { PricedLine } from './billResult.ts';

/** Returns the line's own price only, without the shares of any bill that it was part of. */
export function ownPrice(line: PricedLine): PricedLine {
  return {
    id: line.id,
    origin_id: line.origin_id,
    line_number: line.line_number,
    quantity: line.quantity,
    unit_price: line.unit_price,
    options: line.options,
    unit_gross: line.unit_gross,
    gross: line.gross,
    item_reductions: line.item_reductions,
    passed_over_deals: line.passed_over_deals,
    subtotal: line.subtotal,
    tax_class: line.tax_class,
    service_charge_eligible: line.service_charge_eligible,
  };
}
