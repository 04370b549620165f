import { matchesSearch } from '@servery/domain/search';
import { tableStates, type Table } from '@servery/api';
import {
  choice,
  defineView,
  idOrNew,
  named,
  single,
  text,
  type ViewOf,
} from '@servery/screens/view';

/** The URL state of the tables. */
export const tablesView = defineView({
  search: text(),
  state: named('status', choice(tableStates, '')),
  /** The name of a section; null for all. */
  section: single<string | null>(null, (name) => name),
  /** The table that is open in the form, or a new one. */
  open: idOrNew(),
});
export type TablesView = ViewOf<typeof tablesView>;

/** Whether a table matches the search and the filters. */
export const fits = (table: Table, { search, state, section }: TablesView): boolean =>
  matchesSearch(search, table.name, table.section, table.held?.guest ?? '') &&
  (state === '' || table.state === state) &&
  (section === null || table.section === section);

/** Returns the sections of tables, in order of first appearance. */
export const sectionsOf = (tables: readonly Table[]): string[] => [
  ...new Set(tables.map(({ section }) => section)),
];
