import type { LineInput } from './billInput.ts';
import type { ItemReduction, PricedLine } from './billResult.ts';
import { applyItemDeals } from './itemDeals.ts';
import { reduce } from './reduce.ts';
import { countable, exactSen, sum } from './sen.ts';

/** Prices one line on its own, steps 1 and 2: gross, then deal, comp and adjustment. */
export function priceLine(line: LineInput): PricedLine {
  if (countable(line.quantity, 'quantity') < 1) throw new RangeError('quantity is below 1');
  const options = line.options.map(({ price, quantity }) => exactSen(price) * countable(quantity));
  const unit_gross = countable(sum([line.unit_price, ...options]), 'item price');
  const gross = exactSen(unit_gross * line.quantity, 'line gross');

  const deals = applyItemDeals(line.item_deals ?? [], unit_gross, line.quantity);
  const item_reductions: ItemReduction[] = deals.reductions;
  const left = () => gross - sum(item_reductions.map(({ amount }) => amount));

  if (line.is_comped) item_reductions.push(comp(left()));
  if (line.adjustment) {
    const { id, label } = line.adjustment;
    const derived = reduce(2, left(), line.adjustment);
    item_reductions.push({ kind: 'adjustment', id, label, ...derived });
  }

  return {
    id: line.id,
    origin_id: line.id,
    line_number: line.line_number,
    quantity: line.quantity,
    unit_price: line.unit_price,
    options: line.options,
    unit_gross,
    gross,
    item_reductions,
    passed_over_deals: deals.passedOver,
    subtotal: left(),
    tax_class: line.tax_class,
    service_charge_eligible: line.service_charge_eligible ?? true,
  };
}

function comp(left: number): ItemReduction {
  return {
    kind: 'comp',
    id: 'comp',
    label: 'Comp',
    ...reduce(2, left, { type: 'fixed', value: left }),
    rule: 'everything_left',
  };
}
