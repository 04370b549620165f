/** Where each screen of the invoices is. */
export const places = {
  list: '/apps/invoice/list',
  add: '/apps/invoice/add',
  preview: (id: number) => `/apps/invoice/preview/${id}`,
  edit: (id: number) => `/apps/invoice/edit/${id}`,
  /** A page with nothing around it. */
  print: (id: number) => `/apps/invoice/print?id=${id}`,
};

/** A number of an invoice out of an address; null where it says none. */
export const idIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

/** What stands before the invoices in the parts of an address: the panel that is open over one. */
export type InvoicePanel = 'send' | 'payment';

/** The panel that an address opens. */
export function panelIn(search: string): InvoicePanel | null {
  const panel = new URLSearchParams(search).get('panel');
  return panel === 'send' || panel === 'payment' ? panel : null;
}

/** The address from `?` on with a panel, or without. What is not ours stays. */
export function withPanel(search: string, panel: InvoicePanel | null): string {
  const asked = new URLSearchParams(search);
  if (panel) asked.set('panel', panel);
  else asked.delete('panel');
  return asked.size > 0 ? `?${asked}` : '';
}
