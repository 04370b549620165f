import { expect, test } from 'vitest';
import { matching, textsOfPage } from './matching.ts';
import { knownPages } from './place.ts';

const find = (typed: string, ...rows: string[]) => matching(rows, typed, (row) => [row]);

test('matching ignores case and accents in the search text and in the results', () => {
  expect(find('REGLAGES', 'Réglages', 'Commandes')).toEqual(['Réglages']);
  expect(find('réglages', 'Reglages')).toEqual(['Reglages']);
  expect(find('الطلبات', 'سجلّ الطلبات')).toEqual(['سجلّ الطلبات']);
});

test('matching ranks titles that start with the text, then words that do, then other matches', () => {
  expect(find('or', 'Not authorized', 'Live orders', 'Order history')).toEqual([
    'Order history',
    'Live orders',
    'Not authorized',
  ]);
});

test('matching requires every word, in any order', () => {
  expect(find('history ord', 'Order history', 'Live orders')).toEqual(['Order history']);
  expect(find('order zebra', 'Order history')).toEqual([]);
});

test('matching returns nothing for a blank search text', () => {
  expect(find('  ', 'Order history')).toEqual([]);
});

test('matching finds known pages by their localised and their English title', () => {
  const page = { id: 2, target: 'a', isBookmarked: false, icon: '', link: '/orders/history' };
  const pages = knownPages(
    [
      { ...page, title: 'Order history' },
      { ...page, id: 3, title: 'History of nothing', link: '/elsewhere' },
    ],
    [{ title: 'Historique', href: '/orders/history' }],
  );
  for (const typed of ['order', 'historique', 'hist'])
    expect(matching(pages, typed, textsOfPage).map(({ place }) => place.title)).toEqual([
      'Historique',
    ]);
});
