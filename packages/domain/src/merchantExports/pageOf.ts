import type { ExportFile, ExportPage, ExportPart, ExportRow } from '@servery/api';
import { exportColumns, priced, type Columns } from './columns/index.ts';
import type { ExportRecords } from './record.ts';

/** The number of records on a page; reports are much larger than other records. */
export const exportPageSize = (part: ExportPart): number => (part === 'day_closings' ? 20 : 200);

const rowsOf = <One>(columns: Columns<One>, records: readonly One[]): ExportRow[] => {
  const entries = Object.entries(columns);
  return records.map((record) =>
    Object.fromEntries(entries.map(([name, valueOf]) => [name, valueOf(record)])),
  );
};

type Files = { [File in ExportFile]?: ExportRow[] };

/** Returns the rows of each file that some orders make. */
function filesOfOrders(records: readonly ExportRecords['orders'][]): Files {
  const orders = records.map(priced);
  const below = <One>(of: (order: (typeof orders)[number]['order']) => readonly One[]) =>
    orders.flatMap(({ order }) => of(order).map((row) => ({ order_id: order.id, row })));
  return {
    orders: rowsOf(exportColumns.orders, orders),
    order_items: rowsOf(
      exportColumns.order_items,
      below(({ items }) => items),
    ),
    payments: rowsOf(
      exportColumns.payments,
      below((order) => order.payments),
    ),
    refunds: rowsOf(
      exportColumns.refunds,
      below((order) => order.refunds),
    ),
  };
}

const filesOf: { [Part in ExportPart]: (records: readonly ExportRecords[Part][]) => Files } = {
  orders: filesOfOrders,
  members: (records) => ({ members: rowsOf(exportColumns.members, records) }),
  wallet_entries: (records) => ({
    wallet_entries: rowsOf(exportColumns.wallet_entries, records),
  }),
  categories: (records) => ({ categories: rowsOf(exportColumns.categories, records) }),
  menu_items: (records) => ({ menu_items: rowsOf(exportColumns.menu_items, records) }),
  menu_options: (records) => ({ menu_options: rowsOf(exportColumns.menu_options, records) }),
  tables: (records) => ({ tables: rowsOf(exportColumns.tables, records) }),
  bookings: (records) => ({ bookings: rowsOf(exportColumns.bookings, records) }),
  queue_entries: (records) => ({ queue_entries: rowsOf(exportColumns.queue_entries, records) }),
  staff: (records) => ({ staff: rowsOf(exportColumns.staff, records) }),
  employees: (records) => ({ employees: rowsOf(exportColumns.employees, records) }),
  attendance: (records) => ({ attendance: rowsOf(exportColumns.attendance, records) }),
  shifts: (records) => ({ shifts: rowsOf(exportColumns.shifts, records) }),
  cash_movements: (records) => ({
    cash_movements: rowsOf(exportColumns.cash_movements, records),
  }),
  day_closings: (records) => ({ day_closings: rowsOf(exportColumns.day_closings, records) }),
};

/**
 * Returns a page of an export from the records of a part in order of their ids: as many as
 * `exportPageSize`, or fewer on the last page.
 */
export function exportPageOf<Part extends ExportPart>(
  part: Part,
  records: readonly ExportRecords[Part][],
): ExportPage {
  const files = Object.entries(filesOf[part](records)) as [ExportFile, ExportRow[]][];
  const isLast = records.length < exportPageSize(part);
  return {
    files: files.map(([file, rows]) => ({ file, rows })),
    next: isLast ? null : (records.at(-1)?.id ?? null),
  };
}
