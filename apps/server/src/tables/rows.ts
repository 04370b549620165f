import { nameKey, type TableRecord } from '@servery/domain/tables';
import { sql } from 'kysely';
import type { Row } from '../sql.ts';

/** The columns of a table as the rules know it. */
export const tableColumns = sql<TableRecord>`id, version, merchant_id, name, section, seats_min,
  seats_max, shape, x, y, is_active, held, main_id, qr_token, place, sitting, freed_at, cleaned_at,
  bill_asked_at, help_asked_at, answered_at, undo, party_link`;

/** A table as the database keeps it. */
export const tableRow = (table: TableRecord): Row => ({
  ...table,
  section_key: nameKey(table.section),
  name_key: nameKey(table.name),
});
