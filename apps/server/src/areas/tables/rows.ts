import { nameKey } from '@servery/domain/search';
import type { TableRecord } from '@servery/domain/tables';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { nameKeysOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** The columns of a table that the rules use. */
export const tableColumns = columnsOf<TableRecord>()(
  'dining_table',
  'dining_table',
  `id, version, merchant_id, name, section, seats_min, seats_max, shape, x, y, is_active, held,
  main_id, qr_token, place, sitting, freed_at, cleaned_at, bill_asked_at, help_asked_at,
  answered_at, undo, party_link`,
);

/** Returns a table as a database row. */
export const tableRow = (table: TableRecord): Row => ({
  ...table,
  section_key: nameKey(table.section),
  ...nameKeysOf(table.name, table.section),
});
