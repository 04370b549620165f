import { sql } from 'kysely';
import type { ReservationRecord } from '@servery/domain/reservations';
import { SqlError } from '../../src/storage/db/SqlError.ts';
import { writeReservations } from '../../src/areas/reservations/store.ts';
import { first, insertRows } from '../../src/storage/sql.ts';
import type { TestServer } from '../../test/serverOn.ts';
import type { Race } from './harness.ts';

const merchant_id = 101;
/** The number of attempts per table, at times that all overlap. */
const each = 10;
const minute = 60_000;
/** An id beyond the tables of the sample, so that no other booking uses them. */
const firstTable = 9_000_000_000;

type Book = (server: TestServer, one: ReservationRecord) => Promise<boolean>;

const recordOf = (id: number, table_id: number, starts_at: string): ReservationRecord => ({
  id,
  version: 1,
  business_date: `race ${id}`,
  sequence: 1,
  number: 'R1',
  name: '',
  phone: '',
  party: 2,
  starts_at,
  stay_minutes: 90,
  buffer_minutes: 15,
  grace_minutes: 15,
  section: '',
  experience: null,
  deposit: 0,
  note: '',
  staff_note: '',
  is_guest: true,
  created_at: starts_at,
  token: `${merchant_id}-race-${id}`,
  status: 'requested',
  table_ids: [table_id],
  is_deposit_paid: false,
  arrived_at: null,
  seated_at: null,
  ended_at: null,
  sitting_id: null,
  reason: '',
  undo: null,
});

/**
 * Inserts a booking without checks and without a lock: only the database's constraint refuses a
 * taken table.
 */
const book: Book = async ({ host }, one) => {
  try {
    await host.database.transaction((trx) => writeReservations(trx, merchant_id, [one]));
    return true;
  } catch (error) {
    if (error instanceof SqlError && error.code === '23P01') return false;
    throw error;
  }
};

/** Checks whether the table is free, then inserts the booking without the constraint. */
const bookNaively: Book = async ({ database: { kysely: db } }, one) => {
  const [from, until] = [0, one.stay_minutes + one.buffer_minutes].map((minutes) =>
    new Date(Date.parse(one.starts_at) + minutes * minute).toISOString(),
  );
  const during = `[${from},${until})`;
  const [table_id] = one.table_ids;
  const taken = await first(
    db,
    sql`select 1 from reservation_table where merchant_id = ${merchant_id}
      and table_id = ${table_id} and during && ${during}::tstzrange`,
  );
  if (taken) return false;
  await writeReservations(db, merchant_id, [{ ...one, table_ids: [] }]);
  const row = { merchant_id, reservation_id: one.id, table_id, place: 0, during };
  await insertRows(db, 'reservation_table', [{ ...row, is_blocking: false }]);
  return true;
};

async function racing(server: TestServer, tries: number, take: Book): Promise<Race> {
  const { database, host } = server;
  const legal = Math.ceil(tries / each);
  const series = firstTable + (host.nextId() % 1_000_000) * 100_000;
  const start = host.now().getTime() + 24 * 60 * minute;
  return {
    tries: legal * each,
    atOnce: 32,
    attempt: (index) => {
      // Up to an hour apart, so that any two bookings of a table overlap.
      const starts_at = new Date(start + (index % 5) * 15 * minute).toISOString();
      const table_id = series + Math.floor(index / each);
      return take(server, recordOf(host.nextId(), table_id, starts_at));
    },
    effects: async () => {
      const row = await first(
        database.kysely,
        sql<{ n: number }>`select count(*) as n from reservation_table
          where merchant_id = ${merchant_id}
            and table_id >= ${series} and table_id < ${series + legal}`,
      );
      return { legal, stored: row!.n };
    },
  };
}

/** Ten guests book each table at overlapping times. */
export const reservations = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, book);
/** The same with only a check beforehand. */
export const naiveReservations = (server: TestServer, tries: number): Promise<Race> =>
  racing(server, tries, bookNaively);
