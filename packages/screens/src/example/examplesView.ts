import { defineView, text, type ViewOf } from '../view/index.ts';

/** The URL state of the list. */
export const examplesView = defineView({ q: text() });

const plain = (given: string) => given.normalize('NFC').trim().toLowerCase();

/** Returns the rows whose name contains the search. */
export const examplesOf = <Row extends { name: string }>(
  rows: readonly Row[],
  { q }: ViewOf<typeof examplesView>,
): Row[] => rows.filter(({ name }) => plain(name).includes(plain(q)));
