import type { Table } from '@servery/api';
import { expect, test } from 'vitest';
import { seatsFor } from './seatsFor.ts';

const table = (name: string, more: Partial<Table>): Table => ({
  id: 1,
  version: 1,
  merchant_id: 101,
  name,
  section: '',
  seats_min: 1,
  seats_max: 4,
  shape: 'square',
  x: 0,
  y: 0,
  is_active: true,
  state: 'available',
  since: null,
  covers: 0,
  held: null,
  main_id: null,
  linked: [],
  orders: [],
  owed: 0,
  cart_count: 0,
  bill_asked_at: null,
  help_asked_at: null,
  undo_until: null,
  qr_token: '',
  ...more,
});
const names = (tables: readonly Table[], party: number, booked?: ReadonlySet<number>) =>
  seatsFor(tables, party, booked).map(({ name }) => name);

test('seatsFor suggests the smallest free table that fits, and a held one only after it', () => {
  const held = table('held', { state: 'held', seats_max: 2 });
  const small = table('small', { seats_max: 2 });
  const large = table('large', { seats_max: 6 });
  const cleaning = table('cleaning', { state: 'cleaning', seats_max: 2 });
  expect(names([held, large, cleaning, small], 2)).toEqual(['small', 'large', 'cleaning', 'held']);
});

test('seatsFor suggests a table for more guests, or one too small, only after those that fit', () => {
  const banquet = table('banquet', { seats_min: 6, seats_max: 6 });
  const tight = table('tight', { seats_max: 2 });
  const held = table('held', { state: 'held', seats_max: 4 });
  expect(names([tight, banquet, held], 3)).toEqual(['held', 'banquet', 'tight']);
});

test('seatsFor suggests a table that a booking needs soon only after the others that fit', () => {
  const soon = table('soon', { id: 2, seats_max: 2 });
  const cleaning = table('cleaning', { id: 3, state: 'cleaning' });
  const main = table('main', { id: 4, seats_max: 3 });
  const linked = table('linked', { id: 5, main_id: 4 });
  const tables = [soon, main, linked, cleaning];
  expect(names(tables, 2, new Set([2, 5]))).toEqual(['cleaning', 'soon', 'main']);
  expect(names(tables, 2)).toEqual(['soon', 'main', 'cleaning']);
});

test('seatsFor leaves out tables that are taken, out of service or linked to another', () => {
  const taken = table('taken', { state: 'occupied' });
  const off = table('off', { is_active: false });
  const linked = table('linked', { main_id: 7 });
  expect(names([taken, off, linked], 2)).toEqual([]);
});
