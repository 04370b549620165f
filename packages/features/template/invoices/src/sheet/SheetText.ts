/** A label and its value. */
export type Fact = readonly [label: string, value: string];

/** A heading and its text. */
export interface Passage {
  title: string;
  lines: readonly string[];
}

/** A line of the invoice, formatted. */
export interface SheetLine {
  /** Identifies the line. */
  id: string;
  item: string;
  description: string;
  cost: string;
  quantity: string;
  price: string;
  /** Quantity and unit price in one, for narrow screens. */
  times: string;
}

/** All text of an invoice in the reader's language, shared by the page and the PDF. */
export interface SheetText {
  issuer: Passage;
  title: string;
  facts: readonly Fact[];
  billTo: Passage;
  payTo: { title: string; facts: readonly Fact[] };
  caption: string;
  columns: Record<'item' | 'cost' | 'quantity' | 'price', string>;
  lines: readonly SheetLine[];
  salesperson: Fact | null;
  /** The last one is the amount due. */
  totals: readonly Fact[];
  terms: Passage | null;
  note: Passage | null;
  stub: { title: string; facts: readonly Fact[] } | null;
}
