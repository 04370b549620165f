import { expect, test } from 'vitest';
import { chosenOf, seatsOf, withSeat } from './seats.ts';

const line = (id: number, seat: number | null, quantity = 1) => ({
  id,
  seat,
  quantity,
  gross: quantity * 100,
  status: 'queued' as const,
});

test('lists seats by number with their amounts, and shared items last', () => {
  const voided = { ...line(5, 4), status: 'voided' as const };
  const seats = seatsOf([line(1, null), line(2, 10), line(3, 2, 2), line(4, 2), voided]);
  expect(seats.map(({ seat, amount }) => [seat, amount])).toEqual([
    [2, 300],
    [10, 100],
    [null, 100],
  ]);
});

test('lists no seats if no item that is still on the order has one', () => {
  expect(seatsOf([line(1, null), { ...line(2, 1), status: 'voided' }])).toEqual([]);
});

test('chooses all items of a seat and removes them again, and leaves the others', () => {
  const [seat] = seatsOf([line(1, 1, 2), line(2, 1), line(3, null)]);
  const other = { line_id: 3, quantity: 1 };
  const some = [other, { line_id: 1, quantity: 1 }];
  const all = withSeat(some, seat!, true);
  expect(all).toEqual([other, { line_id: 1, quantity: 2 }, { line_id: 2, quantity: 1 }]);
  expect([chosenOf(seat!, [other]), chosenOf(seat!, some), chosenOf(seat!, all)]).toEqual([
    'none',
    'some',
    'all',
  ]);
  expect(withSeat(all, seat!, false)).toEqual([other]);
});
