import { invalid, type TableShape } from '@servery/api';
import type { Act } from '../orders/record.ts';
import { demand } from '../people/demand.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { changedOne, tableFor } from './rows.ts';
import { sizeOf, tablePlan } from './size.ts';
import { tableToken } from './token.ts';

/** What its editors say of a table. */
export interface TableWish {
  name: string;
  section: string;
  seats_min: number;
  seats_max: number;
  shape: TableShape;
  x: number;
  y: number;
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Refuses a table that does not go together, has another's name, or stands beside the plan. */
function requireTable({ tables }: Floor, wish: TableWish, id: number | null): void {
  if (wish.seats_max < wish.seats_min)
    throw invalid('seats_max', 'below_min', 'Is less than the fewest guests.');
  const isTaken = tables.some(
    (one) => one.id !== id && isSame(one.section, wish.section) && isSame(one.name, wish.name),
  );
  if (isTaken) throw invalid('name', 'taken', 'Another table of this section has this name.');
  const { width, height } = sizeOf(wish);
  if (wish.x + width > tablePlan.width) throw invalid('x', 'outside', 'Stands beside the plan.');
  if (wish.y + height > tablePlan.height) throw invalid('y', 'outside', 'Stands below the plan.');
}

const picked = ({ name, section, seats_min, seats_max, shape, x, y }: TableWish): TableWish => ({
  name,
  section,
  seats_min,
  seats_max,
  shape,
  x,
  y,
});

/** Adds a table; `qr_token` is the secret that its code carries. */
export function createTable(
  floor: Floor,
  wish: TableWish & { qr_token: string },
  act: Act,
): FloorChange {
  demand(act.actor, 'table.edit', { object_id: floor.merchant_id, version: 0 });
  requireTable(floor, wish, null);
  const id = act.nextId();
  const table: TableRecord = {
    id,
    version: 1,
    merchant_id: floor.merchant_id,
    ...picked(wish),
    place: Math.max(-1, ...floor.tables.map(({ place }) => place)) + 1,
    is_active: true,
    held: null,
    main_id: null,
    qr_token: tableToken(floor.merchant_id, wish.qr_token),
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

/** Says anew what a table is and where it stands; who sits there stays. */
export function updateTable(
  floor: Floor,
  wish: TableWish & { id: number; version: number },
  act: Act,
): FloorChange {
  const table = tableFor(floor, wish, 'table.edit', act);
  requireTable(floor, wish, table.id);
  return changedOne(floor, table, 'update', picked(wish));
}
