import { invalid, Problem, type MenuItem, type WantedLine } from '@servery/api';
import type { LineRecord, Pricing } from './record.ts';

/**
 * Returns a line at the menu's price, with its choices checked against the item's groups.
 * `tax_classes` are those of the bill; an item of another class can't be priced.
 * @throws `itemUnavailable` or `invalid`, naming the item
 */
export function priceLine(
  wanted: WantedLine,
  menu: ReadonlyMap<number, MenuItem>,
  nextId: () => number,
  field: string,
  tax_classes: Pricing['tax_classes'],
): LineRecord {
  const item = menu.get(wanted.menu_id);
  if (!item) throw invalid(`${field}.menu_id`, 'unknown', 'This item isn’t on the menu.');
  if (!item.is_available)
    throw new Problem('itemUnavailable', { details: { menu_id: item.id, name: item.name } });
  if (!tax_classes.some(({ code }) => code === item.tax_class))
    throw new Problem('itemUnavailable', {
      details: { why: 'unknown_tax_class', menu_id: item.id, name: item.name },
    });
  const { min_quantity, max_quantity } = item;
  if (wanted.quantity < min_quantity || wanted.quantity > (max_quantity ?? Infinity))
    throw invalid(
      `${field}.quantity`,
      wanted.quantity < min_quantity ? 'too_few' : 'too_many',
      `${item.name}: ${min_quantity} or more${max_quantity ? `, at most ${max_quantity}` : ''}.`,
    );
  const choices = new Map(wanted.options.map(({ id, quantity }) => [id, quantity]));
  const options = item.options.flatMap((group) => {
    const chosen = group.items.filter(({ id }) => choices.has(id));
    const total = chosen.reduce((sum, { id }) => sum + (choices.get(id) ?? 0), 0);
    if (total < group.min || total > group.max)
      throw invalid(
        `${field}.options`,
        total < group.min ? 'too_few' : 'too_many',
        `${group.name}: choose ${group.min} to ${group.max}.`,
      );
    return chosen.map(({ id, name, price, max }) => {
      const quantity = choices.get(id) ?? 0;
      if (quantity > max) throw invalid(`${field}.options`, 'too_many', `${name}: at most ${max}.`);
      choices.delete(id);
      return { id, name, price, quantity };
    });
  });
  if (choices.size > 0)
    throw invalid(`${field}.options`, 'unknown', `${item.name} doesn’t have this option.`);
  return {
    id: nextId(),
    menu_id: item.id,
    category_id: item.category_id,
    name: item.name,
    quantity: wanted.quantity,
    unit_price: item.price,
    options,
    note: wanted.note,
    seat: wanted.seat ?? null,
    status: 'held',
    sent_qty: 0,
    made: false,
    is_comped: false,
    reason_code: null,
    reason: null,
    tax_class: item.tax_class,
    origin_id: null,
  };
}
