/** A name and what goes with it. */
export type Fact = readonly [label: string, value: string];

/** Words under a heading. */
export interface Passage {
  title: string;
  lines: readonly string[];
}

/** What is charged, in words. */
export interface SheetLine {
  /** Tells it from the other lines. */
  id: string;
  item: string;
  description: string;
  cost: string;
  quantity: string;
  price: string;
  /** Quantity and cost in one, where there is no room for columns. */
  times: string;
}

/** All that is written on an invoice, in the reader's language: the page and the file say the same. */
export interface SheetText {
  house: Passage;
  title: string;
  facts: readonly Fact[];
  billTo: Passage;
  payTo: { title: string; facts: readonly Fact[] };
  caption: string;
  columns: Record<'item' | 'cost' | 'quantity' | 'price', string>;
  lines: readonly SheetLine[];
  salesperson: Fact | null;
  /** The last one is what is owed. */
  totals: readonly Fact[];
  terms: Passage | null;
  note: Passage | null;
  stub: { title: string; facts: readonly Fact[] } | null;
}
