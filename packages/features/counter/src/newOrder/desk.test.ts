import { expect, test } from 'vitest';
import { emptyDesk, finished, isDesk, parked, repeated, resumed, type Desk } from './desk.ts';
import { emptyOrder, withItem } from './newOrder.ts';

const orderOf = (name: string) =>
  withItem(emptyOrder, { menu_id: 1, name, quantity: 1, options: [], note: '' });
const deskOf = (name: string): Desk => ({ ...emptyDesk, current: orderOf(name) });

test('a parked order waits until it is resumed', () => {
  const desk = parked(deskOf('Roti tisu'), 1000);
  expect(desk.current).toBe(emptyOrder);
  expect(desk.parked).toMatchObject([{ id: 1, at: 1000 }]);
  expect(resumed(desk, 1, 2000)).toEqual(deskOf('Roti tisu'));
});

test('an order without items isn’t parked', () => {
  expect(parked(emptyDesk, 1000)).toBe(emptyDesk);
});

test('resuming parks the current order, and loses none', () => {
  const desk = { ...parked(deskOf('Roti tisu'), 1000), current: orderOf('Cendol') };
  const next = resumed(desk, 1, 2000);
  expect(next.current.lines[0]?.name).toBe('Roti tisu');
  expect(next.parked.map(({ order }) => order.lines[0]?.name)).toEqual(['Cendol']);
  expect(resumed(next, 99, 3000)).toBe(next);
});

test('a placed order can be repeated', () => {
  const desk = finished(deskOf('Roti tisu'));
  expect(desk.current).toBe(emptyOrder);
  expect(repeated(desk).current.lines).toEqual(orderOf('Roti tisu').lines);
});

test('a stored value of another shape isn’t a desk', () => {
  expect([emptyDesk, { version: 2 }, null, [], 'desk'].map(isDesk)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
