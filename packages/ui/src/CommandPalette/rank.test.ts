import { expect, test } from 'vitest';
import { rank, score } from './rank.ts';

const go = { id: 'orders', label: 'Orders', keywords: ['tickets'] };
const history = { id: 'history', label: 'Order history' };
const cafe = { id: 'cafe', label: 'Café menu', description: 'What guests order' };
const groups = [
  { id: 'other', title: 'Other', commands: [cafe] },
  { id: 'go', title: 'Go to', commands: [history, go] },
];
const found = (query: string) =>
  rank(query, groups).map(({ id, commands }) => [id, commands.map((command) => command.id)]);

test('rank keeps all commands in order for an empty query', () => {
  expect(found(' ')).toEqual([
    ['other', ['cafe']],
    ['go', ['history', 'orders']],
  ]);
});

test('rank prefers labels to keywords and keywords to descriptions', () => {
  expect(found('order')[0]).toEqual(['go', ['history', 'orders']]);
  expect(found('orders')[0]).toEqual(['go', ['orders']]);
  expect(found('ticket')).toEqual([['go', ['orders']]]);
  expect(found('guests')).toEqual([['other', ['cafe']]]);
});

test('rank matches the start of words in any order, ignoring accents', () => {
  expect(found('menu cafe')).toEqual([['other', ['cafe']]]);
  expect(score('hist ord', history)).toBeGreaterThan(0);
});

test('rank requires every word of the query to match', () => {
  expect(found('order pizza')).toEqual([]);
});

test('rank does not filter groups that are already matched', () => {
  const server = { id: 'guests', title: 'Guests', commands: [{ id: 'g', label: 'Siti' }] };
  expect(rank('0123', [{ ...server, isMatched: true }])).toHaveLength(1);
  expect(rank('0123', [server])).toHaveLength(0);
});
