import { Problem, reasonOf, type TableOrder } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { statusOf } from '../tables/tableStatus.ts';
import { createReservation } from './book.ts';
import { passTime } from './pass.ts';
import type { Venue } from './record.ts';
import { begin } from './reservationsStaging.ts';
import { graceUntil, reservationOf } from './rows.ts';
import { changeReservation } from './steps.ts';

const guest = { name: 'Guest', phone: '', note: '', staff_note: '', is_waitlisted: false };
const anywhere = { section: '', experience_id: null, stay_minutes: null };

/** Returns a booking for six o'clock, with helpers to change it. */
function booked({ party = 2, table_ids = [1] as readonly number[] } = {}) {
  const { venue: empty, context, pass } = begin();
  const starts_at = '2026-11-20T10:00:00.000Z';
  const request = { ...guest, ...anywhere, starts_at, party, table_ids };
  const { venue: made, id } = createReservation(empty, request, context());
  let venue = made;
  const one = () => reservationOf(venue, id);
  return {
    one,
    context,
    pass,
    venue: () => venue,
    change: (next: (before: Venue) => Venue) => void (venue = next(venue)),
    step: (action: 'arrive' | 'seat' | 'complete' | 'undo') => {
      const named = { id, version: one().version, action, table_ids: [], reason: '' };
      ({ venue } = changeReservation(venue, named, context()));
    },
    state: (table: number) => {
      const { floor } = venue;
      return statusOf(
        floor.tables.find((it) => it.id === table)!,
        floor,
        context().now,
      ).state;
    },
    /** Adds an order at the table with an amount left to pay. */
    order: (table: number, balance: number) => {
      const order: TableOrder = {
        id: 900,
        version: 1,
        number: 'A1',
        status: 'accepted',
        covers: 2,
        total: 1000,
        balance,
        is_bill_printed: false,
        placed_at: context().now.toISOString(),
      };
      const orders = new Map([[table, { open: [order], ended_at: null }]]);
      venue = { ...venue, floor: { ...venue.floor, orders } };
    },
  };
}

const why = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return reasonOf(error) ?? error.code;
  }
  return 'done';
};

describe('undoing a seating', () => {
  test('confirms the booking again and frees its table', () => {
    const it = booked();
    it.step('seat');
    expect(it.state(1)).toBe('occupied');
    it.pass(12);
    it.step('undo');
    expect(it.one()).toMatchObject({
      status: 'confirmed',
      arrived_at: null,
      seated_at: null,
      sitting_id: null,
      undo: null,
    });
    expect(it.state(1)).toBe('available');
  });

  test('restores the arrived status', () => {
    const it = booked();
    it.step('arrive');
    it.pass(1);
    it.step('seat');
    it.step('undo');
    expect(it.one().status).toBe('arrived');
    expect(it.one().arrived_at).not.toBeNull();
  });

  test('restarts the grace period, so that the booking doesn’t become a no-show', () => {
    const it = booked();
    it.step('seat');
    it.pass(40);
    it.step('undo');
    it.pass(1);
    expect(passTime(it.venue(), it.context()).reservations[0]!.status).toBe('confirmed');
    const left = graceUntil(it.one()).getTime() - it.context().now.getTime();
    expect(left).toBe(14 * 60_000);
  });

  test('leaves linked tables to guests who have ordered there', () => {
    const it = booked({ party: 5, table_ids: [1, 2] });
    it.step('seat');
    it.order(1, 1000);
    it.step('undo');
    expect([it.one().status, it.state(1), it.state(2)]).toEqual([
      'confirmed',
      'occupied',
      'occupied',
    ]);
  });

  test('unlinks the tables if nobody ordered', () => {
    const it = booked({ party: 5, table_ids: [1, 2] });
    it.step('seat');
    expect([it.state(1), it.state(2)]).toEqual(['occupied', 'occupied']);
    it.step('undo');
    expect([it.state(1), it.state(2)]).toEqual(['available', 'available']);
    expect(it.venue().floor.tables.every(({ main_id }) => main_id === null)).toBe(true);
  });

  test('is refused after a payment and on another day', () => {
    const it = booked();
    it.step('seat');
    it.order(1, 0);
    expect(why(() => it.step('undo'))).toBe('over');
    const other = booked();
    other.step('seat');
    other.pass(24 * 60);
    expect(why(() => other.step('undo'))).toBe('tooLate');
  });
});

describe('undoing a completion', () => {
  test('restores the sitting with its start, and the seating can be undone too', () => {
    const it = booked();
    it.step('arrive');
    it.pass(3);
    it.step('seat');
    const { seated_at } = it.one();
    it.pass(45);
    it.step('complete');
    expect(it.state(1)).toBe('cleaning');
    it.pass(2);
    it.step('undo');
    expect(it.one()).toMatchObject({ status: 'seated', seated_at, ended_at: null });
    expect(it.state(1)).toBe('occupied');
    const [table] = it.venue().floor.tables;
    expect(table!.sitting).toMatchObject({ id: it.one().sitting_id, opened_at: seated_at });
    expect(passTime(it.venue(), it.context()).reservations[0]!.status).toBe('seated');
    it.step('undo');
    expect([it.one().status, it.state(1)]).toEqual(['arrived', 'available']);
  });

  test('links the tables again', () => {
    const it = booked({ party: 5, table_ids: [1, 2] });
    it.step('seat');
    it.step('complete');
    it.step('undo');
    expect([it.state(1), it.state(2)]).toEqual(['occupied', 'occupied']);
  });

  test('is refused once another party has the table', () => {
    const it = booked();
    it.step('seat');
    it.step('complete');
    it.order(1, 1000);
    expect(why(() => it.step('undo'))).toBe('occupied');
    const given = booked();
    given.step('seat');
    given.step('complete');
    given.change((venue) => {
      const request = { ...guest, ...anywhere, starts_at: given.one().starts_at, party: 2 };
      return createReservation(venue, { ...request, table_ids: [1] }, given.context()).venue;
    });
    expect(why(() => given.step('undo'))).toBe('taken');
  });
});
