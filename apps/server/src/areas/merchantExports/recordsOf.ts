import type { DayClosing, ExportPart, Member } from '@servery/api';
import { exportPageSize, type ExportRecords } from '@servery/domain/merchant-exports';
import type { ReservationRecord } from '@servery/domain/reservations';
import type { TableRecord } from '@servery/domain/tables';
import { sql } from 'kysely';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, type Sql } from '../../storage/sql.ts';
import { closingColumns } from '../closings/load.ts';
import { loadBook } from '../menu/load.ts';
import { loadOrders } from '../orders/load.ts';
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
  async orders(db, { merchant_id, after, limit }) {
    const rows = await all(
      db,
      sql<Pick<Rows['orders'], 'id'>>`select id from orders
        where merchant_id = ${merchant_id} and id > ${after} order by id limit ${limit}`,
    );
    return loadOrders(
      db,
      [merchant_id],
      rows.map(({ id }) => id),
    );
  },
  members: (db, { merchant_id, after, limit }) =>
    all(
      db,
      sql<Member>`select ${memberColumns} from member m
        where m.merchant_id = ${merchant_id} and m.id > ${after} order by m.id limit ${limit}`,
    ),
  categories: async (db, page) => pageIn((await loadBook(db, page.merchant_id)).categories, page),
  menu_items: async (db, page) => pageIn((await loadBook(db, page.merchant_id)).items, page),
  menu_options: async (db, page) => pageIn((await loadBook(db, page.merchant_id)).options, page),
  tables: (db, { merchant_id, after, limit }) =>
    all(
      db,
      sql<TableRecord>`select ${tableColumns} from dining_table
        where merchant_id = ${merchant_id} and id > ${after} order by id limit ${limit}`,
    ),
  bookings: (db, { merchant_id, after, limit }) =>
    all(
      db,
      sql<ReservationRecord>`select ${reservationColumns} from reservation r
        where r.merchant_id = ${merchant_id} and r.id > ${after} order by r.id limit ${limit}`,
    ),
  staff: async (db, page) => pageIn(await loadPeople(db, page.merchant_id), page),
  day_closings: (db, { merchant_id, after, limit }) =>
    all(
      db,
      sql<DayClosing>`select ${closingColumns} from day_closing c
        where c.merchant_id = ${merchant_id} and c.id > ${after} order by c.id limit ${limit}`,
    ),
};

/** Returns the records of a page of an export, by id. */
export const exportRecordsOf = <Part extends ExportPart>(
  db: Sql,
  merchant_id: number,
  { part, after = 0 }: { part: Part; after?: number | undefined },
): Promise<ExportRecords[Part][]> =>
  loaders[part](db, { merchant_id, after, limit: exportPageSize(part) });
