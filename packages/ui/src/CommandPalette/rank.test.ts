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

test('shows everything in its order while nothing is typed', () => {
  expect(found(' ')).toEqual([
    ['other', ['cafe']],
    ['go', ['history', 'orders']],
  ]);
});

test('puts the label before the keyword and the keyword before the description', () => {
  expect(found('order')[0]).toEqual(['go', ['history', 'orders']]);
  expect(found('orders')[0]).toEqual(['go', ['orders']]);
  expect(found('ticket')).toEqual([['go', ['orders']]]);
  expect(found('guests')).toEqual([['other', ['cafe']]]);
});

test('finds by the start of any word, whatever the accents and the order', () => {
  expect(found('menu cafe')).toEqual([['other', ['cafe']]]);
  expect(score('hist ord', history)).toBeGreaterThan(0);
});

test('asks for every word', () => {
  expect(found('order pizza')).toEqual([]);
});

test('leaves results of a server alone', () => {
  const server = { id: 'guests', title: 'Guests', commands: [{ id: 'g', label: 'Siti' }] };
  expect(rank('0123', [{ ...server, isMatched: true }])).toHaveLength(1);
  expect(rank('0123', [server])).toHaveLength(0);
});
