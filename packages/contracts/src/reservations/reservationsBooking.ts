import {
  changeReservation,
  createReservation,
  currentOf,
  getReservation,
  getReservationDay,
  listReservations,
  listTimes,
  moveReservation,
  otherTimes,
  reasonOf,
  type Reservation,
} from '@servery/api';
import { describe, expect, test } from 'vitest';
import { listLaws } from '../listLaws.ts';
import { bookingsOf, on } from './reservationsStage.ts';
import { refused, type Stage } from '../Stage.ts';

/** Bookings by staff: creating, moving, editing and finding them. */
export function reservationsBooking(stage: Stage): void {
  const { book, at, free, step, tables } = bookingsOf(stage);

  listLaws(stage, {
    name: 'reservations',
    list: listReservations,
    username: 'merchant',
    // One page of 100 is enough for them.
    query: { from: '2026-11-21', until: '2026-11-23' },
    search: 'an',
    textOf: (row: Reservation) => `${row.number} ${row.name} ${row.phone}`,
  });

  describe('booking by staff', () => {
    test('is confirmed immediately at the smallest table that fits', async () => {
      const starts_at = at('2026-11-27', '19:00');
      const made = await book({
        starts_at,
        party: 2,
        name: '  Puan Salmah ',
        phone: '+60123450001',
      });
      expect(made).toMatchObject({
        name: 'Puan Salmah',
        status: 'confirmed',
        business_date: '2026-11-27',
        starts_at,
        ends_at: at('2026-11-27', '20:30'),
        stay_minutes: 90,
        buffer_minutes: 15,
        deposit_state: 'none',
        grace_until: at('2026-11-27', '19:15'),
        is_guest: false,
        version: 1,
        ahead: null,
      });
      expect(made.tables).toHaveLength(1);
      const table = made.tables[0]!;
      const all = await tables();
      expect(all.find(({ id }) => id === table.id)!.seats_max).toBe(2);
      expect(made.phone).toBe('•••• 0001');
      const read = (username: string) =>
        stage.as(username, getReservation, { params: { id: made.id } });
      expect(await read('host')).toEqual(made);
      expect(await read('merchant')).toEqual({ ...made, phone: '+60123450001' });
      const day = await stage.as('host', getReservationDay, { query: { date: '2026-11-27' } });
      expect(day.reservations).toContainEqual(made);
      const { aaData } = await stage.as('host', listReservations, {
        query: { from: '2026-11-27', until: '2026-11-27', length: 100 },
      });
      expect(aaData.map(({ id }) => id).toSorted()).toEqual(
        day.reservations.map(({ id }) => id).toSorted(),
      );
      expect(aaData.every(({ business_date }) => business_date === '2026-11-27')).toBe(true);
    });

    test('is refused at a taken table, and returns the next free times', async () => {
      const starts_at = at('2026-12-08', '19:00');
      const table = (await tables()).find(({ seats_max }) => seats_max === 6)!;
      const body = { party: 5, table_ids: [table.id] };
      const first = await book({ ...body, starts_at });
      const problem = await refused(book({ ...body, starts_at: at('2026-12-08', '20:30') }));
      expect(problem).toMatchObject({ code: 'conflict', status: 409 });
      const { times } = currentOf(otherTimes, problem)!;
      expect(times.length).toBeGreaterThan(0);
      for (const time of times) expect(time.left).toBeGreaterThan(0);
      // The next stay can start after the previous one and its buffer.
      const next = await book({ ...body, starts_at: at('2026-12-08', '21:30') });
      expect(next.tables).toEqual(first.tables);
      expect(await refused(book({ ...body, starts_at: at('2026-12-08', '18:00') }))).toMatchObject({
        code: 'conflict',
      });
      // A request blocks a table like a confirmed booking; a cancelled booking doesn't.
      await step(first, { action: 'cancel', reason: 'They called' });
      expect((await book({ ...body, starts_at: at('2026-12-08', '18:00') })).tables).toEqual(
        first.tables,
      );
    });

    test('needs a table or a set of tables that fits the party', async () => {
      const all = await tables();
      const two = all.filter(({ seats_max }) => seats_max === 2);
      const starts_at = at('2026-12-09', '19:00');
      expect(await refused(book({ starts_at, party: 3, table_ids: [two[0]!.id] }))).toMatchObject({
        code: 'invalid',
        matter: { fields: { table_ids: { code: 'capacity' } } },
      });
      const ids = two.slice(0, 2).map(({ id }) => id);
      const both = await book({ starts_at, party: 3, table_ids: ids });
      expect(both.tables.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
      expect(await refused(book({ starts_at, party: 1, table_ids: ids }))).toMatchObject({
        code: 'invalid',
      });
      expect(await refused(book({ starts_at, party: 1, table_ids: [ids[0]!] }))).toMatchObject({
        code: 'conflict',
      });
      expect(await refused(book({ starts_at, party: 2, table_ids: [1] }))).toMatchObject({
        code: 'notFound',
      });
      // Larger than any table, so tables are combined.
      const large = await book({ starts_at, party: 7 });
      const most = large.tables.map(({ id }) => all.find((one) => one.id === id)!);
      expect(most.reduce((sum, { seats_max }) => sum + seats_max, 0)).toBeGreaterThanOrEqual(7);
    });

    test('must be in the future, within booking hours and the horizon', async () => {
      const why = async (starts_at: string) =>
        reasonOf(await refused(book({ starts_at, party: 2 })));
      expect(await why(at('2026-11-20', '12:00'))).toBe('past');
      expect(await why(at('2026-11-10', '19:00'))).toBe('past');
      expect(await why(at('2026-11-27', '16:00'))).toBe('hours');
      expect(await why(at('2026-11-27', '19:10'))).toBe('hours');
      expect(await why(at('2027-11-27', '19:00'))).toBe('horizon');
      expect(
        await refused(book({ starts_at: at('2026-11-27', '19:00'), party: 51 })),
      ).toMatchObject({ code: 'invalid' });
      for (const wrong of ['2026-11-27', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', 'now'])
        expect(await refused(book({ starts_at: wrong, party: 2 }))).toMatchObject({
          code: 'invalid',
        });
      for (const date of ['2026-02-30', '9999-12-31', '0000-01-01', '20261127', 'today'])
        for (const asking of [
          () => stage.as('host', getReservationDay, { query: { date } }),
          () => stage.as('host', listTimes, { query: { date, party: 2 } }),
          () => stage.as('host', listReservations, { query: { from: date } }),
        ])
          expect(await refused(asking())).toMatchObject({ code: 'invalid', status: 422 });
    });

    test('is waitlisted if no table is free, and gets the first one that becomes free', async () => {
      const starts_at = at('2026-11-26', '19:00');
      const section = 'Terrace';
      const input = { starts_at, section, party: 8 };
      const first = await book(input);
      expect(await refused(book(input))).toMatchObject({ code: 'conflict' });
      const one = await book({ ...input, is_waitlisted: true });
      const two = await book({ ...input, is_waitlisted: true });
      expect([one, two]).toMatchObject([
        { status: 'waitlisted', tables: [], ahead: 0 },
        { status: 'waitlisted', tables: [], ahead: 1 },
      ]);
      expect(await refused(step(one, { action: 'promote' }))).toMatchObject({ code: 'conflict' });
      await step(first, { action: 'cancel', reason: 'They called' });
      const after = await stage.as('host', getReservation, { params: { id: one.id } });
      // A deposit is due for parties of eight or more, so it stays a request.
      expect(after).toMatchObject({ status: 'requested', ahead: null, deposit_state: 'due' });
      expect(after.tables).toEqual(first.tables);
      expect(await stage.as('host', getReservation, { params: { id: two.id } })).toMatchObject({
        status: 'waitlisted',
        ahead: 0,
      });
    });

    test('is limited by the covers that can start at one time', async () => {
      const starts_at = at('2026-11-30', '19:30');
      const six = 6;
      let covers = 0;
      for (let i = 0; i < 10; i++) {
        const made = await Promise.allSettled([book({ starts_at, party: six })]);
        if (made[0].status === 'rejected') break;
        covers += six;
      }
      const { slots } = await stage.as('host', listTimes, {
        query: { date: '2026-11-30', party: 6 },
      });
      const slot = slots.find((one) => one.starts_at === starts_at)!;
      expect(slot).toMatchObject({ state: 'full', left: 0 });
      expect(covers).toBeLessThanOrEqual(40);
      expect(covers).toBeGreaterThan(6);
    });

    test('is moved to another time, table or size completely, or not at all', async () => {
      const made = await free('2026-11-25', 2);
      const day = (starts_at: string, party: number, more = {}) => {
        const { id: reservation_id, version } = made;
        const body = { reservation_id, version, starts_at, party, ...more };
        return stage.as('host', moveReservation, { body });
      };
      const other = await free('2026-11-25', 6, { party: 6 });
      const away = { table_ids: other.tables.map(({ id }) => id) };
      const problem = await refused(day(other.starts_at, 6, away));
      expect(problem).toMatchObject({ code: 'conflict' });
      expect(problem.matter.current).toHaveProperty('times');
      expect(await stage.as('host', getReservation, { params: { id: made.id } })).toEqual(made);
      const moved = await day(at('2026-11-26', '21:30'), 4);
      expect(moved).toMatchObject({
        business_date: '2026-11-26',
        party: 4,
        stay_minutes: 105,
        status: 'confirmed',
        version: made.version + 1,
      });
      const stale = await refused(day(at('2026-11-26', '21:00'), 4));
      expect(stale).toMatchObject({
        code: 'conflict',
        matter: { current: { id: made.id, version: moved.version } },
      });
      expect(await refused(step(made, { action: 'arrive' }))).toMatchObject({
        code: 'conflict',
        matter: { current: { version: moved.version } },
      });
    });

    test('is created once for a repeated idempotency key', async () => {
      const body = { starts_at: at('2026-11-28', '12:00'), party: 2, name: 'Twice' };
      const options = { idempotencyKey: crypto.randomUUID() };
      const first = await stage.as('host', createReservation, { body }, options);
      expect(await stage.as('host', createReservation, { body }, options)).toEqual(first);
    });

    test('is created only once by concurrent requests for the last table', async () => {
      const table = (await tables()).find(({ seats_max }) => seats_max === 8)!;
      const body = { starts_at: at('2026-12-09', '12:00'), party: 8, table_ids: [table.id] };
      const results = await Promise.allSettled(Array.from({ length: 4 }, () => book(body)));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
      expect(refusals).toMatchObject(refusals.map(() => ({ code: 'conflict' })));
    });

    test('cannot be read or changed by another merchant', async () => {
      const made = await free('2026-11-24', 2);
      const outside = 'merchant.bangsar';
      expect(
        await refused(stage.as(outside, getReservation, { params: { id: made.id } })),
      ).toMatchObject({ code: 'notFound', status: 404 });
      expect(
        await refused(
          stage.as(outside, changeReservation, {
            params: { id: made.id },
            body: { ...on(made), action: 'arrive' },
          }),
        ),
      ).toMatchObject({ code: 'notFound' });
    });
  });
}
