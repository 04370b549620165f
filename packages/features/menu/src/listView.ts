import {
  choice,
  defineView,
  id,
  idOrNew,
  named,
  open,
  page,
  scope,
  single,
  text,
  type ViewOf,
} from '@servery/screens/view';

/** The URL state of a list of the menu. */
export const listView = defineView({
  search: text(),
  status: single('', (given) => given),
  category_id: named('category', id('')),
  sort: scope(choice(['priority', 'name', 'price'], 'priority')),
  order: scope(choice(['asc', 'desc'], 'asc')),
  page: page(),
  /** The row that is open in the drawer, or a new one. */
  open: idOrNew(),
  /** The dialog that is open. */
  dialog: open(choice(['import'], '')),
});
export type ListView = ViewOf<typeof listView>;
