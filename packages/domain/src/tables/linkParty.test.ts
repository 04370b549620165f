import { expect, test } from 'vitest';
import { contextBy } from '../orders/anyOrder.ts';
import { createTable, linkParty, statusOf, unlinkParty, withoutPastLinks } from './index.ts';
import { toggleOccupyStatus } from './occupy.ts';
import type { Floor } from './record.ts';

const at = (seconds: number) => contextBy('merchant', seconds);
const fields = { section: '', seats_min: 1, seats_max: 4, shape: 'square', x: 0, y: 0 } as const;

/** Returns two tables with two and three guests, whose bills were combined at the second one. */
function linked() {
  let floor: Floor = { merchant_id: 101, tables: [], orders: new Map(), carts: [] };
  for (const name of ['A1', 'A2'])
    ({ floor } = createTable(floor, { ...fields, name, qr_token: 'x' }, at(0)));
  floor.tables.forEach(({ id, version }, i) => {
    const input = { id, version, occupied: true, covers: i + 2, undo: false };
    ({ floor } = toggleOccupyStatus(floor, input, at(0)));
  });
  const [source, target] = floor.tables.map(({ id }) => id) as [number, number];
  return {
    floor: linkParty(floor, target, [source], at(60))!.floor,
    before: floor,
    source,
    target,
  };
}

const tableOf = (floor: Floor, id: number) => floor.tables.find((table) => table.id === id)!;

test('unlinking restores the guests of each table', () => {
  const { floor, before, source, target } = linked();
  const apart = unlinkParty(floor, target, [source])!.floor;
  for (const id of [source, target]) {
    const { main_id, sitting } = tableOf(apart, id);
    expect([main_id, sitting?.covers]).toEqual([null, tableOf(before, id).sitting!.covers]);
  }
  expect(unlinkParty(apart, target, [source])).toBeNull();
});

test('tables stay linked while the party is seated, and while freeing them can be undone', () => {
  const { floor, target } = linked();
  expect(withoutPastLinks(floor, at(120).now)).toBe(floor);
  const { version } = tableOf(floor, target);
  const input = { id: target, version, occupied: false, covers: 0, undo: false };
  const { floor: left } = toggleOccupyStatus(floor, input, at(180));
  expect(withoutPastLinks(left, at(185).now)).toBe(left);
});

test('tables are unlinked once the party has left, and each is cleaned', () => {
  const { floor, source, target } = linked();
  const { version } = tableOf(floor, target);
  const input = { id: target, version, occupied: false, covers: 0, undo: false };
  const { floor: left } = toggleOccupyStatus(floor, input, at(180));
  const later = at(200).now;
  const apart = withoutPastLinks(left, later);
  for (const id of [source, target]) {
    expect(tableOf(apart, id).main_id).toBeNull();
    expect(statusOf(tableOf(apart, id), apart, later).state).toBe('cleaning');
  }
  expect(withoutPastLinks(apart, later)).toBe(apart);
});
