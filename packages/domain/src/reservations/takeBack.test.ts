import { Problem, type TableOrder } from '@servery/api';
import { describe, expect, test } from 'vitest';
import { standOf } from '../tables/stand.ts';
import { createReservation } from './book.ts';
import { passTime } from './pass.ts';
import type { House } from './record.ts';
import { begin } from './reservationsStaging.ts';
import { graceUntil, reservationOf } from './rows.ts';
import { changeReservation } from './steps.ts';

const guest = { name: 'Guest', phone: '', note: '', staff_note: '', is_waitlisted: false };
const anywhere = { section: '', experience_id: null, stay_minutes: null };

/** A party that booked for six o'clock, and what can happen to it. */
function booked({ party = 2, table_ids = [1] as readonly number[] } = {}) {
  const { house: empty, act, pass } = begin();
  const starts_at = '2026-11-20T10:00:00.000Z';
  const asked = { ...guest, ...anywhere, starts_at, party, table_ids };
  const { house: made, id } = createReservation(empty, asked, act());
  let house = made;
  const one = () => reservationOf(house, id);
  return {
    one,
    act,
    pass,
    house: () => house,
    change: (next: (before: House) => House) => void (house = next(house)),
    step: (action: 'arrive' | 'seat' | 'complete' | 'undo') => {
      const named = { id, version: one().version, action, table_ids: [], reason: '' };
      ({ house } = changeReservation(house, named, act()));
    },
    state: (table: number) => {
      const { floor } = house;
      return standOf(
        floor.tables.find((it) => it.id === table)!,
        floor,
        act().now,
      ).state;
    },
    /** Somebody orders at the table, and owes so much. */
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
        placed_at: act().now.toISOString(),
      };
      const orders = new Map([[table, { open: [order], ended_at: null }]]);
      house = { ...house, floor: { ...house.floor, orders } };
    },
  };
}

const why = (run: () => void): unknown => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return error.matter.details?.['why'] ?? error.code;
    throw error;
  }
  return 'done';
};

describe('a party that was seated by mistake', () => {
  test('is expected again, and its table is free as if nobody had sat there', () => {
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

  test('is there still, where it was noted to be there before', () => {
    const it = booked();
    it.step('arrive');
    it.pass(1);
    it.step('seat');
    it.step('undo');
    expect(it.one().status).toBe('arrived');
    expect(it.one().arrived_at).not.toBeNull();
  });

  test('has its grace anew: it is not absent for having been away from the list', () => {
    const it = booked();
    it.step('seat');
    it.pass(40);
    it.step('undo');
    it.pass(1);
    expect(passTime(it.house(), it.act()).reservations[0]!.status).toBe('confirmed');
    const left = graceUntil(it.one()).getTime() - it.act().now.getTime();
    expect(left).toBe(14 * 60_000);
  });

  test('leaves the table to those who ordered there, and its tables pushed together', () => {
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

  test('puts apart what was pushed together for it, where nobody ordered', () => {
    const it = booked({ party: 5, table_ids: [1, 2] });
    it.step('seat');
    expect([it.state(1), it.state(2)]).toEqual(['occupied', 'occupied']);
    it.step('undo');
    expect([it.state(1), it.state(2)]).toEqual(['available', 'available']);
    expect(it.house().floor.tables.every(({ main_id }) => main_id === null)).toBe(true);
  });

  test('was none once somebody paid there, and on another day', () => {
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

describe('a party that was marked gone by mistake', () => {
  test('sits where it sat, since when it did, and can be taken from there', () => {
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
    const [table] = it.house().floor.tables;
    expect(table!.sitting).toMatchObject({ id: it.one().sitting_id, opened_at: seated_at });
    expect(passTime(it.house(), it.act()).reservations[0]!.status).toBe('seated');
    it.step('undo');
    expect([it.one().status, it.state(1)]).toEqual(['arrived', 'available']);
  });

  test('sits at tables that are used as one again', () => {
    const it = booked({ party: 5, table_ids: [1, 2] });
    it.step('seat');
    it.step('complete');
    it.step('undo');
    expect([it.state(1), it.state(2)]).toEqual(['occupied', 'occupied']);
  });

  test('sits nowhere once others have its table', () => {
    const it = booked();
    it.step('seat');
    it.step('complete');
    it.order(1, 1000);
    expect(why(() => it.step('undo'))).toBe('occupied');
    const given = booked();
    given.step('seat');
    given.step('complete');
    given.change((house) => {
      const asked = { ...guest, ...anywhere, starts_at: given.one().starts_at, party: 2 };
      return createReservation(house, { ...asked, table_ids: [1] }, given.act()).house;
    });
    expect(why(() => given.step('undo'))).toBe('taken');
  });
});
