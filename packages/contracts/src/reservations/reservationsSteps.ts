import { getReservation, getReservationDay, listTimes, type Reservation } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { bookingsOf } from './reservationsStage.ts';
import { refused, type Stage } from '../Stage.ts';

const minute = 60_000;

/**
 * The steps of a booking: confirmed, arrived, seated, completed; declined, no-show, cancelled,
 * undone.
 */
export function reservationsSteps(stage: Stage): void {
  const { book, at, free, step, tables } = bookingsOf(stage);
  const again = (reservation: Reservation) =>
    stage.as('host', getReservation, { params: { id: reservation.id } });
  const today = '2026-11-20';
  const tonight = (party: number) => free(today, party);

  /**
   * Creates a booking for today at tables that are available and that no other booking needs before
   * it ends.
   */
  const ready = async (party: number, seats: readonly number[]): Promise<Reservation> => {
    const day = await stage.as('host', getReservationDay, { query: {} });
    const { slots } = await stage.as('host', listTimes, { query: { date: today, party } });
    const { starts_at } = slots.find(({ state }) => state !== 'past')!;
    const over = Date.parse(starts_at) + 3 * 60 * minute;
    const needed = day.reservations
      .filter((reservation) =>
        ['requested', 'confirmed', 'arrived', 'seated'].includes(reservation.status),
      )
      .filter((reservation) => Date.parse(reservation.starts_at) < over)
      .flatMap((reservation) => reservation.tables.map(({ id }) => id));
    const open = day.tables.filter(
      ({ id, state }) => state === 'available' && !needed.includes(id),
    );
    const table_ids = seats.map((most) => {
      const at = open.findIndex(({ seats_max }) => seats_max === most);
      return open.splice(at, 1)[0]!.id;
    });
    return book({ starts_at, party, table_ids });
  };

  describe('step of a booking', () => {
    test('requires the deposit before it is confirmed', async () => {
      const made = await book({ starts_at: at('2026-11-27', '18:00'), party: 8 });
      expect(made).toMatchObject({ status: 'requested', deposit: 16_000, deposit_state: 'due' });
      expect(await refused(step(made, { action: 'confirm' }))).toMatchObject({
        code: 'notPaid',
        matter: { details: { deposit: 16_000 } },
      });
      expect(await refused(step(made, { action: 'pay_deposit' }))).toMatchObject({
        code: 'forbidden',
        matter: { details: { capability: 'payment.take' } },
      });
      const paid = await step(made, { action: 'pay_deposit' }, 'cashier');
      expect(paid).toMatchObject({ status: 'requested', deposit_state: 'paid' });
      const confirmed = await step(paid, { action: 'confirm' });
      expect(confirmed.status).toBe('confirmed');
      expect(await refused(step(confirmed, { action: 'confirm' }))).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'status', status: 'confirmed' } },
      });
      expect(await refused(step(confirmed, { action: 'pay_deposit' }, 'cashier'))).toMatchObject({
        matter: { details: { why: 'no_deposit' } },
      });
    });

    test('declines a request with a reason, and frees its table', async () => {
      const made = await book({ starts_at: at('2026-11-28', '18:00'), party: 8 });
      expect(await refused(step(made, { action: 'decline', reason: ' ' }))).toMatchObject({
        code: 'invalid',
      });
      const declined = await step(made, { action: 'decline', reason: 'A wedding' });
      expect(declined).toMatchObject({ status: 'declined', reason: 'A wedding' });
      expect(declined.ended_at).not.toBeNull();
      const next = await book({ starts_at: made.starts_at, party: 8 });
      expect(next.tables).toEqual(made.tables);
    });

    test('marks a party as arrived, on the day itself only', async () => {
      const later = await free('2026-11-27', 2);
      expect(await refused(step(later, { action: 'arrive' }))).toMatchObject({
        matter: { details: { why: 'day' } },
      });
      const made = await tonight(2);
      const there = await step(made, { action: 'arrive' });
      expect(there.status).toBe('arrived');
      expect(there.arrived_at).not.toBeNull();
      expect(await refused(step(there, { action: 'no_show' }))).toMatchObject({
        code: 'notAllowedNow',
      });
    });

    test('can be undone within ten seconds, unless the table is taken again', async () => {
      const made = await tonight(2);
      const there = await step(made, { action: 'arrive' });
      expect(there.undo_until).not.toBeNull();
      const back = await step(there, { action: 'undo' });
      expect(back).toMatchObject({ status: 'confirmed', arrived_at: null, undo_until: null });
      expect(await refused(step(back, { action: 'undo' }))).toMatchObject({
        matter: { details: { why: 'nothing' } },
      });
      const gone = await step(back, { action: 'cancel', reason: 'They called' });
      expect(gone.status).toBe('cancelled_merchant');
      await book({
        starts_at: made.starts_at,
        party: 2,
        table_ids: made.tables.map(({ id }) => id),
      });
      // Another booking has the table now.
      expect(await refused(step(gone, { action: 'undo' }))).toMatchObject({
        matter: { details: { why: 'taken' } },
      });
      const other = await step(await tonight(2), { action: 'arrive' });
      await stage.host.advance(11_000);
      expect(await refused(step(other, { action: 'undo' }))).toMatchObject({ code: 'tooLate' });
    });

    test('seats a party at its table, which is occupied until the booking is completed', async () => {
      const made = await ready(2, [2]);
      const table = made.tables[0]!;
      const current = async () => (await tables()).find(({ id }) => id === table.id)!;
      expect(await current()).toMatchObject({ free_at: null });
      const seated = await step(made, { action: 'seat', table_ids: [] });
      expect(seated).toMatchObject({ status: 'seated', tables: made.tables });
      expect(seated.seated_at).not.toBeNull();
      const taken = await current();
      expect(taken.state).toBe('occupied');
      expect(taken.free_at).not.toBeNull();
      expect(await refused(step(seated, { action: 'cancel', reason: 'Late' }))).toMatchObject({
        code: 'notAllowedNow',
      });
      await stage.host.advance(5 * minute);
      const over = await step(seated, { action: 'complete' });
      expect(over).toMatchObject({ status: 'completed' });
      expect(await current()).toMatchObject({ state: 'cleaning', free_at: null });
    });

    test('can undo seating and completing until the trading day ends', async () => {
      const made = await ready(2, [2]);
      const table = made.tables[0]!;
      const current = async () => (await tables()).find(({ id }) => id === table.id)!.state;
      const seated = await step(made, { action: 'seat', table_ids: [] });
      await stage.host.advance(minute);
      const back = await step(seated, { action: 'undo' });
      const expected = { seated_at: null, arrived_at: null, undo_until: null };
      expect(back).toMatchObject({ status: 'confirmed', tables: made.tables, ...expected });
      expect(['available', 'held']).toContain(await current());
      const there = await step(back, { action: 'seat', table_ids: [] });
      await stage.host.advance(minute);
      const gone = await step(there, { action: 'complete' });
      expect(await current()).toBe('cleaning');
      await stage.host.advance(minute);
      const again = await step(gone, { action: 'undo' });
      const { seated_at } = there;
      expect(again).toMatchObject({ status: 'seated', seated_at, ended_at: null });
      expect(again.undo_until).toBe(there.undo_until);
      expect(await current()).toBe('occupied');
      await step(again, { action: 'complete' });
    });

    test('seats a party at another table if its own is taken', async () => {
      const first = await ready(4, [4]);
      const table_ids = first.tables.map(({ id }) => id);
      const sat = await step(first, { action: 'seat', table_ids: [] });
      const late = { starts_at: at(today, '21:30'), party: 3 };
      const made = await book({ ...late, table_ids }).catch(() => book(late));
      const taken = await refused(step(made, { action: 'seat', table_ids }));
      expect(taken).toMatchObject({
        code: 'notAllowedNow',
        matter: { details: { why: 'occupied' } },
      });
      const seated = await step(made, { action: 'seat', table_ids: [] });
      expect(seated.status).toBe('seated');
      expect(seated.tables).not.toEqual(sat.tables);
      for (const one of [sat, seated]) await step(one, { action: 'complete' });
    });

    test('seats a large party at combined tables, which are freed together', async () => {
      const made = await ready(7, [4, 4]);
      const table_ids = made.tables.map(({ id }) => id);
      const seated = await step(made, { action: 'seat', table_ids: [] });
      expect(seated.tables.map(({ id }) => id)).toEqual(table_ids);
      const states = async () =>
        (await tables()).filter(({ id }) => table_ids.includes(id)).map(({ state }) => state);
      expect(await states()).toEqual(['occupied', 'occupied']);
      expect(await step(seated, { action: 'complete' })).toMatchObject({ status: 'completed' });
      expect(await states()).not.toContain('occupied');
      expect((await again(seated)).status).toBe('completed');
    });

    test('allows a no-show only after the grace period', async () => {
      const made = await tonight(2);
      expect(await refused(step(made, { action: 'no_show' }))).toMatchObject({
        matter: { details: { why: 'early', until: made.grace_until } },
      });
      const day = await stage.as('host', getReservationDay, { query: {} });
      await stage.host.advance(Date.parse(made.grace_until) - Date.parse(day.now) + minute);
      const now = await again(made);
      // Time alone may have marked it already.
      const gone = now.status === 'no_show' ? now : await step(now, { action: 'no_show' });
      expect(gone).toMatchObject({ status: 'no_show' });
      expect(gone.ended_at).not.toBeNull();
    });

    test('cancels all bookings of a day', async () => {
      const { reservations } = await stage.as('host', getReservationDay, { query: {} });
      const open = ['requested', 'waitlisted', 'confirmed', 'arrived'];
      for (const { id } of reservations) {
        const one = await stage.as('host', getReservation, { params: { id } });
        if (open.includes(one.status))
          await step(one, { action: 'cancel', reason: 'A burst pipe' });
      }
      const day = await stage.as('host', getReservationDay, { query: {} });
      expect(day.reservations.filter(({ status }) => open.includes(status))).toEqual([]);
      expect(day.reservations).toHaveLength(reservations.length);
    });
  });
}
