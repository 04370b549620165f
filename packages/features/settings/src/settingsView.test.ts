import { expect, test } from 'vitest';
import { settingsOf, settingsView } from './settingsView.ts';

const rows = [{ name: 'Kopitiam Bangsar' }, { name: 'Warung Ipoh' }];

test('finds a part of a name in any case, and every name without a search', () => {
  expect(settingsOf(rows, { q: ' bangSAR' })).toEqual([rows[0]]);
  expect(settingsOf(rows, { q: '' })).toEqual(rows);
});

test('keeps the search in the URL', () => {
  const search = settingsView.write('merchant_id=101', { q: 'ipoh' });
  expect(search).toBe('merchant_id=101&q=ipoh');
  expect(settingsView.read(search)).toEqual({ q: 'ipoh' });
});
