import { expect, test } from 'vitest';
import { examplesOf, examplesView } from './examplesView.ts';

const rows = [{ name: 'Kopitiam Bangsar' }, { name: 'Warung Ipoh' }];

test('finds a part of a name in any case, and every name without a search', () => {
  expect(examplesOf(rows, { q: ' bangSAR' })).toEqual([rows[0]]);
  expect(examplesOf(rows, { q: '' })).toEqual(rows);
});

test('keeps the search in the URL', () => {
  const search = examplesView.write('merchant_id=101', { q: 'ipoh' });
  expect(search).toBe('merchant_id=101&q=ipoh');
  expect(examplesView.read(search)).toEqual({ q: 'ipoh' });
});
