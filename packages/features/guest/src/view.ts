import { defineView, id, named, open, single, type ViewOf } from '@servery/screens/view';

/**
 * The state of the guest page, as its URL holds it: the menu, an open dish, or the cart with the
 * orders.
 */
export const tableView = defineView({
  front: named(
    'view',
    open(single<'cart' | null>(null, (text) => (text === 'cart' ? text : null))),
  ),
  dish: open(id(null)),
});
export type TableView = ViewOf<typeof tableView>;
