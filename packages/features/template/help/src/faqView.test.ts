import { expect, test } from 'vitest';
import { faqView } from './faqView.ts';
import { places } from './places.ts';

test.each([
  ['', {}],
  ['q=split+bill', { q: 'split bill' }],
  ['category=menu', { category: 'menu' }],
])('the query string "%s" maps to its view and back', (search, view) => {
  expect(faqView.read(search)).toEqual({ ...faqView.plain, ...view });
  expect(faqView.write('', { ...faqView.plain, ...view })).toBe(search);
});

test('a link to a category keeps the search and other parameters', () =>
  expect(places.faqCategory('menu', '?q=dish&scenario=slow')).toBe(
    '/pages/faq?q=dish&scenario=slow&category=menu',
  ));
