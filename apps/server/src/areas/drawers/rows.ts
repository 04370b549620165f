import type { CashMovement } from '@servery/api';
import type { DrawerRecord, OrderCash, ShiftRecord } from '@servery/domain/drawers';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { searchTextOf } from '../../storage/searchTextOf.ts';
import type { Row } from '../../storage/sql.ts';

/** Returns a drawer as a database row. */
export const drawerRow = (merchant_id: number, drawer: DrawerRecord): Row => ({
  merchant_id,
  ...drawer,
  search_text: searchTextOf(drawer.name),
});

/** The columns of a drawer `d`. */
export const drawerColumns = columnsOf<DrawerRecord>()(
  'drawer',
  'd',
  `id, version, name, is_active, variance_limit, printer_id`,
);

/** Returns a shift as a database row. */
export const shiftRow = ({ drawer, person, ...shift }: ShiftRecord): Row => ({
  ...shift,
  drawer_id: drawer.id,
  drawer_name: drawer.name,
  person_id: person.id,
  person_name: person.name,
  search_text: searchTextOf(drawer.name, person.name),
});

/** A stored shift. */
export type StoredShift = Omit<Rows['shift'], 'search_text'>;

/** The columns of a shift `s`. */
export const shiftColumns = columnsOf<StoredShift>()(
  'shift',
  's',
  `merchant_id, id, version, drawer_id, drawer_name, person_id, person_name, state, business_date,
    opened_at, opening, counting_at, counts, variance_limit, sums, closed_at, closed_by,
    approved_by, reason`,
);

/** Returns a stored shift as rules use it. */
export const shiftOfRow = ({
  drawer_id,
  drawer_name,
  person_id,
  person_name,
  ...shift
}: StoredShift): ShiftRecord => ({
  ...shift,
  drawer: { id: drawer_id, name: drawer_name },
  person: { id: person_id, name: person_name },
});

/** Returns a cash movement as a database row. */
export function movementRow(
  { order, ...movement }: CashMovement,
  { payment_id, refund_id }: Pick<OrderCash, 'payment_id' | 'refund_id'>,
): Row {
  return {
    ...movement,
    order_id: order?.id ?? null,
    order_number: order?.number ?? null,
    payment_id,
    refund_id,
    search_text: searchTextOf(movement.reason, movement.by, order?.number),
  };
}

/** The stored columns of a cash movement that lists show. */
export type StoredMovement = Omit<
  Rows['cash_movement'],
  'payment_id' | 'refund_id' | 'search_text'
>;

/** The columns of a cash movement `c`. */
export const movementColumns = columnsOf<StoredMovement>()(
  'cash_movement',
  'c',
  `merchant_id, id, shift_id, kind, amount, order_id, order_number, reason, business_date, at, by`,
);

/** Returns a stored cash movement as lists show it. */
export const movementOfRow = ({
  order_id,
  order_number,
  ...movement
}: StoredMovement): CashMovement => ({
  ...movement,
  order: order_id === null ? null : { id: order_id, number: order_number ?? '' },
});
