import type { KitchenTicket, TicketLine } from '@servery/api';
import { describe, expect, test } from 'vitest';
import {
  countsOf,
  doneOf,
  mergeKitchen,
  mergeTickets,
  narrowed,
  openOf,
  toneOf,
} from './kitchenBoard.ts';

const line = (id: number, change: Partial<TicketLine> = {}): TicketLine => ({
  id,
  name: 'Roti',
  quantity: 2,
  to_make: 2,
  options: [],
  note: '',
  seat: null,
  status: 'queued',
  zone_id: 7,
  course: 1,
  fired_at: '2026-11-20T04:00:00.000Z',
  ready_at: null,
  ...change,
});
const ticket = (id: number, change: Partial<KitchenTicket> = {}): KitchenTicket => ({
  id,
  version: 1,
  number: `D00${id}`,
  order_method: 'dine_in',
  status: 'accepted',
  table: null,
  customer_name: '',
  covers: 0,
  note: '',
  placed_at: `2026-11-20T04:0${id}:00.000Z`,
  promised_at: null,
  lines: [line(id * 10)],
  elsewhere: 0,
  ...change,
});
const board = (tickets: KitchenTicket[]) => ({
  sequence: 1,
  now: '2026-11-20T05:00:00.000Z',
  is_delta: false,
  zones: [],
  tickets,
});
const idsOf = (tickets: readonly KitchenTicket[]) => tickets.map(({ id }) => id);

describe('mergeTickets, mergeKitchen, openOf and doneOf', () => {
  test('mergeTickets adds newer tickets, removes those without lines and ignores older versions', () => {
    const [one, two] = [ticket(1, { version: 3 }), ticket(2)];
    const merged = mergeTickets(board([one, two]), [
      ticket(1, { version: 2 }),
      ticket(2, { version: 2, lines: [] }),
      ticket(3),
    ]);
    expect(idsOf(merged.tickets)).toEqual([1, 3]);
    expect(merged.tickets[0]).toBe(one);
  });

  test('mergeKitchen hides an unreadable ticket until it changes', () => {
    const delta = { ...board([]), is_delta: true };
    const broken = { ...delta, unreadable: [{ id: 2, number: 'D002' }] };
    const without = mergeKitchen(board([ticket(1), ticket(2)]), broken);
    expect(idsOf(without.tickets)).toEqual([1]);
    const other = mergeKitchen(without, { ...delta, tickets: [ticket(1, { version: 2 })] });
    expect(other.unreadable).toEqual([{ id: 2, number: 'D002' }]);
    const fixed = mergeKitchen(other, { ...delta, tickets: [ticket(2, { version: 2 })] });
    expect([idsOf(fixed.tickets), fixed.unreadable]).toEqual([[1, 2], []]);
  });

  test('mergeTickets keeps the object of an unchanged ticket', () => {
    const one = ticket(1);
    expect(mergeTickets(board([one]), [ticket(1)]).tickets[0]).toBe(one);
  });

  test('openOf and doneOf separate open tickets from completed ones, the latest completed first', () => {
    const ready = (at: string) => line(1, { status: 'ready', to_make: 0, ready_at: at });
    const tickets = [
      ticket(3),
      ticket(1, { lines: [ready('2026-11-20T04:10:00.000Z')] }),
      ticket(2, { lines: [ready('2026-11-20T04:20:00.000Z')] }),
      ticket(4, { lines: [line(1, { status: 'held' })] }),
      ticket(5, { lines: [line(1, { status: 'voided', to_make: 0 })] }),
    ];
    expect(idsOf(openOf(tickets))).toEqual([3, 4]);
    expect(idsOf(doneOf(tickets))).toEqual([2, 1]);
  });
});

test('narrowed counts the lines that other zones still have to make', () => {
  const whole = ticket(1, {
    lines: [line(1), line(2, { zone_id: 8 }), line(3, { zone_id: null })],
  });
  expect(narrowed(whole, 7)).toMatchObject({ lines: [{ id: 1 }], elsewhere: 2 });
  expect(narrowed(whole, '')).toBe(whole);
});

test('countsOf counts the dishes that can be made now, the most frequent first', () => {
  const lines = [
    line(1),
    line(2, { name: 'Teh', to_make: 5 }),
    line(3, { status: 'held', to_make: 9 }),
    line(4, { to_make: 1, status: 'preparing' }),
  ];
  expect(countsOf([ticket(1, { lines })])).toEqual([
    { name: 'Teh', count: 5 },
    { name: 'Roti', count: 3 },
  ]);
});

test('toneOf is calm, then a warning from 70 % of the limit, then danger at the limit', () => {
  expect([0, 13, 14, 19, 20].map((minutes) => toneOf(minutes, 20))).toEqual([
    'calm',
    'calm',
    'warning',
    'warning',
    'danger',
  ]);
});
