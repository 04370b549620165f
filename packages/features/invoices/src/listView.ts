import {
  invoiceColumns,
  invoiceStatusChoices,
  type InvoiceColumn,
  type InvoiceStatusChoice,
} from '@servery/api/template';
import { idIn } from './places.ts';

/** How many invoices a page can have. */
export const pageLengths = [10, 25, 50] as const;

/** What the list shows, as its address says it. */
export interface ListView {
  q: string;
  status: InvoiceStatusChoice;
  perPage: (typeof pageLengths)[number];
  page: number;
  sortColumn: InvoiceColumn;
  sort: 'asc' | 'desc';
  /** Which invoice's panel to send it is open. */
  send: number | null;
}

/** The list as it is come to: all invoices, the newest first. */
export const plainList: ListView = {
  q: '',
  status: '',
  perPage: 10,
  page: 1,
  sortColumn: 'id',
  sort: 'desc',
  send: null,
};

const oneOf = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text);

/** The view that an address asks for; what it cannot mean is left out. */
export function readList(search: string): ListView {
  const asked = new URLSearchParams(search);
  return {
    q: (asked.get('q') ?? '').normalize('NFC').trim().slice(0, 100),
    status: oneOf(invoiceStatusChoices, asked.get('status')) ?? '',
    perPage: pageLengths.find((length) => String(length) === asked.get('rows')) ?? 10,
    page: Math.min(idIn(asked.get('page')) ?? 1, 100_000),
    sortColumn: oneOf(invoiceColumns, asked.get('by')) ?? 'id',
    sort: oneOf(['asc', 'desc'], asked.get('sort')) ?? 'desc',
    send: idIn(asked.get('send')),
  };
}

/** The address from `?` on after a change, on the first page where others are shown then. What is not the list's stays. */
export function writeList(search: string, change: Partial<ListView>): string {
  const next = new URLSearchParams(search);
  const isOther = change.q !== undefined || change.status !== undefined;
  const view = { ...readList(search), ...(isOther && { page: 1 }), ...change };
  const put = (name: string, value: string | number | null, plain: string | number | null) =>
    value === plain ? next.delete(name) : next.set(name, String(value));
  put('q', view.q, '');
  put('status', view.status, '');
  put('rows', view.perPage, 10);
  put('page', view.page, 1);
  put('by', view.sortColumn, 'id');
  put('sort', view.sort, 'desc');
  put('send', view.send, null);
  return next.size > 0 ? `?${next}` : '';
}
