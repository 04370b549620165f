import { choice, defineView, joinAddress, open } from '@servery/screens/view';

/** The URLs of the invoice screens. */
export const places = {
  list: '/apps/invoice/list',
  add: '/apps/invoice/add',
  preview: (id: number) => `/apps/invoice/preview/${id}`,
  edit: (id: number) => `/apps/invoice/edit/${id}`,
  /** A page without the shell. */
  print: (id: number) => `/apps/invoice/print?id=${id}`,
};

/** Parses an invoice number from a URL; null if it isn't one. */
export const idIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** The panel that the URL opens over an invoice. */
export type InvoicePanel = 'send' | 'payment';

const panelView = defineView({ panel: open(choice(['send', 'payment'], null)) });

/** Returns the panel that a query string opens. */
export const panelIn = (search: string): InvoicePanel | null => panelView.read(search).panel;

/** Returns the query string with or without a panel; unrelated parameters are preserved. */
export const withPanel = (search: string, panel: InvoicePanel | null): string =>
  joinAddress('', panelView.write(search, { panel }));
