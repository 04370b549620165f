import type { DayClosing, ExportPart, Member } from '@servery/api';
import { exportPageSize, type ExportRecords } from '@servery/domain/merchant-exports';
import type { WalletEntry } from '@servery/domain/wallet';
import { sql, type RawBuilder } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { entryColumns as attendanceColumns } from '../attendance/rows.ts';
import { closingColumns } from '../closings/load.ts';
import { movementColumns, movementOfRow, shiftColumns, shiftOfRow } from '../drawers/rows.ts';
import { employeeColumns } from '../employees/rows.ts';
import { loadBook } from '../menu/load.ts';
import { loadOrders } from '../orders/load.ts';
import { entryColumns as queueColumns } from '../queue/load.ts';
import { reservationColumns } from '../reservations/rows.ts';
import { loadPeople } from '../staff/loadPeople.ts';
import { tableColumns } from '../tables/rows.ts';

/** A page of a part of the export of a merchant. */
interface PageInput {
  merchant_id: number;
  /** The id to continue after; 0 for the first page. */
  after: number;
  /** The number of records. */
  limit: number;
}

type Loaders = {
  [Part in ExportPart]: (db: Sql, page: PageInput) => Promise<ExportRecords[Part][]>;
};

const memberColumns = columnsOf<Member>()('member', 'm', `id, name, phone, rank, is_active`);

const walletColumns = columnsOf<Required<WalletEntry>>()(
  'wallet_entry',
  'w',
  `merchant_id, id, member_id, kind, amount, balance, order_id, payment_id, refund_id,
    business_date, at, by`,
);

/** Returns a page of the rows of a table, whose columns have this alias. */
const rowsIn = <Stored>(
  db: Sql,
  [table, alias]: readonly [keyof Rows, string],
  columns: RawBuilder<Stored>,
  { merchant_id, after, limit }: PageInput,
): Promise<Stored[]> => {
  const id = sql.ref(`${alias}.id`);
  return all(
    db,
    sql<Stored>`select ${columns} from ${sql.table(table)} ${sql.id(alias)}
      where ${sql.ref(`${alias}.merchant_id`)} = ${merchant_id} and ${id} > ${after}
      order by ${id} limit ${limit}`,
  );
};

/** Returns a page of records that a merchant has few of, from all of them. */
const pageIn = <One extends { id: number }>(
  records: readonly One[],
  { after, limit }: PageInput,
): One[] =>
  records
    .filter(({ id }) => id > after)
    .toSorted((a, b) => a.id - b.id)
    .slice(0, limit);

const loaders: Loaders = {
  async orders(db, page) {
    const ids = columnsOf<Pick<Rows['orders'], 'id'>>()('orders', 'o', `id`);
    const rows = await rowsIn(db, ['orders', 'o'], ids, page);
    return loadOrders(
      db,
      [page.merchant_id],
      rows.map(({ id }) => id),
    );
  },
  members: (db, page) => rowsIn(db, ['member', 'm'], memberColumns, page),
  wallet_entries: (db, page) => rowsIn(db, ['wallet_entry', 'w'], walletColumns, page),
  categories: async (db, page) => pageIn((await loadBook(db, page.merchant_id)).categories, page),
  menu_items: async (db, page) => pageIn((await loadBook(db, page.merchant_id)).items, page),
  menu_options: async (db, page) => pageIn((await loadBook(db, page.merchant_id)).options, page),
  tables: (db, page) => rowsIn(db, ['dining_table', 'dining_table'], tableColumns, page),
  bookings: (db, page) => rowsIn(db, ['reservation', 'r'], reservationColumns, page),
  queue_entries: (db, page) => rowsIn(db, ['queue_entry', 'e'], queueColumns, page),
  staff: async (db, page) => pageIn(await loadPeople(db, page.merchant_id), page),
  employees: (db, page) => rowsIn(db, ['employee', 'e'], employeeColumns, page),
  attendance: (db, page) => rowsIn(db, ['attendance_entry', 'a'], attendanceColumns, page),
  shifts: async (db, page) =>
    (await rowsIn(db, ['shift', 's'], shiftColumns, page)).map(shiftOfRow),
  cash_movements: async (db, page) =>
    (await rowsIn(db, ['cash_movement', 'c'], movementColumns, page)).map(movementOfRow),
  day_closings: (db, page) => rowsIn<DayClosing>(db, ['day_closing', 'c'], closingColumns, page),
};

/** Returns the records of a page of an export, by id. */
export const exportRecordsOf = <Part extends ExportPart>(
  db: Sql,
  merchant_id: number,
  { part, after = 0 }: { part: Part; after?: number | undefined },
): Promise<ExportRecords[Part][]> =>
  loaders[part](db, { merchant_id, after, limit: exportPageSize(part) });
