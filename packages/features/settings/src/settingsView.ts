import { defineView, text, type ViewOf } from '@servery/screens/view';

/** The URL state of the list. */
export const settingsView = defineView({ q: text() });

const plain = (given: string) => given.normalize('NFC').trim().toLowerCase();

/** Returns the rows whose name contains the search. */
export const settingsOf = <Row extends { name: string }>(
  rows: readonly Row[],
  { q }: ViewOf<typeof settingsView>,
): Row[] => rows.filter(({ name }) => plain(name).includes(plain(q)));
