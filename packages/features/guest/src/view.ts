/** What of a table is in front: the menu, a dish of it, or the cart with what was ordered. */
export interface View {
  isCart: boolean;
  dish: number | null;
}

/** Reads an address from `?` on. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  return { isCart: query.get('view') === 'cart', dish: Number(query.get('dish')) || null };
}

/** The address of a view; everything else in it stays. */
export function writeView(search: string, { isCart, dish }: Partial<View>): string {
  const query = new URLSearchParams(search);
  query.delete('view');
  query.delete('dish');
  if (isCart) query.set('view', 'cart');
  if (dish) query.set('dish', String(dish));
  return query.toString();
}
