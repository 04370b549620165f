import { searchKey } from '@servery/domain/search';
import { tableStates, type Table, type TableState } from '@servery/api';

/** What an address says about the tables. */
export interface TablesView {
  search: string;
  state: TableState | '';
  /** A section by its name; null for all. */
  section: string | null;
  /** The table that is edited, or a new one. */
  open: number | 'new' | null;
}

/** Reads an address from `?` on; what it does not say is as at first. */
export function readView(address: string): TablesView {
  const given = new URLSearchParams(address);
  const open = given.get('open');
  return {
    search: (given.get('search') ?? '').slice(0, 100),
    state: tableStates.find((one) => one === given.get('status')) ?? '',
    section: given.get('section'),
    open:
      open === 'new' ? 'new' : open !== null && /^[1-9]\d{0,15}$/.test(open) ? Number(open) : null,
  };
}

/** The address after a change. */
export function writeView(address: string, change: Partial<TablesView>): string {
  const { search, state, section, open } = { ...readView(address), ...change };
  const params = new URLSearchParams(address);
  const values = { search, status: state, section, open };
  for (const [name, value] of Object.entries(values)) {
    if (value === null || (value === '' && name !== 'section')) params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Whether a table is one of those that are looked for. */
export const fits = (table: Table, { search, state, section }: TablesView): boolean =>
  [table.name, table.section, table.held?.guest ?? ''].some((text) =>
    searchKey(text).includes(searchKey(search)),
  ) &&
  (state === '' || table.state === state) &&
  (section === null || table.section === section);

/** The sections of tables, in the order in which they come. */
export const sectionsOf = (tables: readonly Table[]): string[] => [
  ...new Set(tables.map(({ section }) => section)),
];
