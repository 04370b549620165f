import type { GuestItem } from '@servery/api';
import { priceOf, type Chosen } from '@servery/screens/choices';

/** Returns a dish with its choices as an entry for the cart. */
export function wantedOf(item: GuestItem, chosen: Chosen, quantity: number, note: string) {
  const options = item.options.flatMap(({ items }) => items).filter(({ id }) => chosen.has(id));
  return {
    menu_id: item.id,
    quantity,
    options: options.map(({ id }) => ({ id, quantity: chosen.get(id)! })),
    note: note.trim(),
    name: item.name,
    chosen: options.map(({ name }) => name),
    gross: priceOf(item, chosen, quantity),
  };
}
