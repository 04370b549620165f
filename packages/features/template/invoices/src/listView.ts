import { invoiceColumns, invoiceStatusChoices } from '@servery/api/template';
import {
  choice,
  defineView,
  id,
  named,
  open,
  page,
  scope,
  trimmed,
  type ViewOf,
} from '@servery/screens/view';

/** The available numbers of invoices per page. */
export const pageLengths = [10, 25, 50] as const;

/** The state of the list, as its URL holds it. By default it shows all invoices, newest first. */
export const listView = defineView({
  q: trimmed(),
  status: choice(invoiceStatusChoices, ''),
  perPage: named('rows', scope(choice(pageLengths, 10))),
  page: page(),
  sortColumn: named('by', scope(choice(invoiceColumns, 'id'))),
  sort: scope(choice(['asc', 'desc'], 'desc')),
  /** The id of the invoice whose send panel is open. */
  send: open(id(null)),
});
export type ListView = ViewOf<typeof listView>;
