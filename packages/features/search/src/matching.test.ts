import { expect, test } from 'vitest';
import { matching, textsOfPage } from './matching.ts';
import { knownPages } from './place.ts';

const find = (typed: string, ...rows: string[]) => matching(rows, typed, (row) => [row]);

test('case and accents do not matter, in what is typed and in what is found', () => {
  expect(find('REGLAGES', 'Réglages', 'Commandes')).toEqual(['Réglages']);
  expect(find('réglages', 'Reglages')).toEqual(['Reglages']);
  expect(find('الطلبات', 'سجلّ الطلبات')).toEqual(['سجلّ الطلبات']);
});

test('what starts so comes first, then words that do, then what has it inside', () => {
  expect(find('or', 'Not authorized', 'Live orders', 'Order history')).toEqual([
    'Order history',
    'Live orders',
    'Not authorized',
  ]);
});

test('every word has to be answered, in any order', () => {
  expect(find('history ord', 'Order history', 'Live orders')).toEqual(['Order history']);
  expect(find('order zebra', 'Order history')).toEqual([]);
});

test('nothing typed finds nothing', () => {
  expect(find('  ', 'Order history')).toEqual([]);
});

test('a page is found in the shown language and in English, where the app has it', () => {
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
