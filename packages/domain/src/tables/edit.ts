import { invalid, type TableShape } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import { demand } from '../people/demand.ts';
import { isNameTaken, isSameName } from '../search/nameKey.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { changedOne, tableFor } from './rows.ts';
import { sizeOf, tablePlan } from './size.ts';
import { tableToken } from './token.ts';

/** The editable fields of a table. */
export interface TableInput {
  name: string;
  section: string;
  seats_min: number;
  seats_max: number;
  shape: TableShape;
  x: number;
  y: number;
}

/** Refuses a table with inconsistent seats, a taken name, or a position outside the floor plan. */
function requireTable({ tables }: Floor, input: TableInput, id: number | null): void {
  if (input.seats_max < input.seats_min)
    throw invalid('seats_max', 'below_min', 'Must not be less than the minimum number of guests.');
  const beside = tables.filter(({ section }) => isSameName(section, input.section));
  if (isNameTaken(beside, input.name, id))
    throw invalid('name', 'taken', 'Another table in this section already has this name.');
  const { width, height } = sizeOf(input);
  if (input.x + width > tablePlan.width)
    throw invalid('x', 'outside', 'The table is outside the floor plan.');
  if (input.y + height > tablePlan.height)
    throw invalid('y', 'outside', 'The table is outside the floor plan.');
}

const picked = ({ name, section, seats_min, seats_max, shape, x, y }: TableInput): TableInput => ({
  name,
  section,
  seats_min,
  seats_max,
  shape,
  x,
  y,
});

/**
 * Adds a table; `qr_token` is the secret in its QR code.
 * @throws `invalid`
 */
export function createTable(
  floor: Floor,
  input: TableInput & { qr_token: string },
  context: ActionContext,
): FloorChange {
  demand(context.actor, 'table.edit', { object_id: floor.merchant_id, version: 0 });
  requireTable(floor, input, null);
  const id = context.nextId();
  const table: TableRecord = {
    id,
    version: 1,
    merchant_id: floor.merchant_id,
    ...picked(input),
    place: Math.max(-1, ...floor.tables.map(({ place }) => place)) + 1,
    is_active: true,
    held: null,
    main_id: null,
    qr_token: tableToken(floor.merchant_id, input.qr_token),
    sitting: null,
    freed_at: null,
    cleaned_at: null,
    bill_asked_at: null,
    help_asked_at: null,
    answered_at: null,
    undo: null,
  };
  return { floor: { ...floor, tables: [...floor.tables, table] }, id, did: 'create' };
}

/**
 * Changes the fields of a table; its guests stay seated.
 * @throws `invalid`
 */
export function updateTable(
  floor: Floor,
  input: TableInput & { id: number; version: number },
  context: ActionContext,
): FloorChange {
  const table = tableFor(floor, input, 'table.edit', context);
  requireTable(floor, input, table.id);
  return changedOne(floor, table, 'update', picked(input));
}
