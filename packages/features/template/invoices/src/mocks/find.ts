import { searchKey } from '@servery/domain/search';
import { dateWritings } from '@servery/domain/template';
import type { Parsed } from '@servery/api';
import type { InvoiceRow, listInvoices } from '@servery/api/template';

type Query = Parsed<typeof listInvoices>['query'];

const writtenDays = dateWritings([
  { dateStyle: 'medium', timeZone: 'UTC' },
  { dateStyle: 'long', timeZone: 'UTC' },
]);

/** An amount with two decimals; `bare` removes the currency and separators from the search text. */
const digits = (amount: number) => (amount / 100).toFixed(2);
const bare = (text: string) => text.replaceAll(/rm|[\s,#]/g, '');

function isMeant({ id, client, total, balance, dueDate }: InvoiceRow, wanted: string): boolean {
  const figure = bare(wanted);
  return (
    [client.name, client.companyEmail].some((text) => searchKey(text).includes(wanted)) ||
    (figure !== '' &&
      (String(id).includes(figure) ||
        [total, balance].some((amount) => digits(amount).includes(figure)))) ||
    writtenDays(dueDate).some((day) => day.includes(wanted))
  );
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
type Order = (one: InvoiceRow, other: InvoiceRow) => number;

const orders: Record<Query['sortColumn'], Order> = {
  id: (one, other) => one.id - other.id,
  status: (one, other) => compare(one.invoiceStatus, other.invoiceStatus),
  client: (one, other) => compare(one.client.name, other.client.name),
  total: (one, other) => one.total - other.total,
  issuedDate: (one, other) => compare(one.issuedDate, other.issuedDate),
  dueDate: (one, other) => compare(one.dueDate, other.dueDate),
  balance: (one, other) => one.balance - other.balance,
};

/** Returns the invoices that match a query, in its order; ties are ordered by number. */
export function find(rows: readonly InvoiceRow[], query: Query): InvoiceRow[] {
  const wanted = searchKey(query.q);
  const turn = query.sort === 'asc' ? 1 : -1;
  return rows
    .filter(
      (row) =>
        (query.status === '' || searchKey(row.invoiceStatus) === query.status) &&
        (wanted === '' || isMeant(row, wanted)),
    )
    .toSorted(
      (one, other) => turn * (orders[query.sortColumn](one, other) || orders.id(one, other)),
    );
}
