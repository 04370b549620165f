import { describe, expect, test } from 'vitest';
import { type ListView, listView } from './listView.ts';
import { idIn, panelIn, withPanel } from './places.ts';

describe('invoice list URLs', () => {
  test.each<[string, Partial<ListView>]>([
    ['', {}],
    ['q=laksa&page=3', { q: 'laksa', page: 3 }],
    ['status=past+due&rows=25', { status: 'past due', perPage: 25 }],
    ['by=total&sort=asc', { sortColumn: 'total', sort: 'asc' }],
    ['send=5002', { send: 5002 }],
  ])('"%s" maps to its view and back', (search, view) => {
    expect(listView.read(search)).toEqual({ ...listView.plain, ...view });
    expect(listView.write('', { ...listView.plain, ...view })).toBe(search);
  });

  test.each(['?status=lost&rows=7', '?page=0&by=colour&sort=up', '?page=-1&send=x&q='])(
    '%s ignores invalid parameters',
    (search) => expect(listView.read(search)).toEqual(listView.plain),
  );

  test('a change of the result set returns to the first page, other changes do not', () => {
    expect(listView.write('?page=3', { q: 'a' })).toBe('q=a');
    expect(listView.write('?page=3', { status: 'paid' })).toBe('status=paid');
    expect(listView.write('?page=3', { send: 5 })).toBe('page=3&send=5');
    expect(listView.write('?page=3', { page: 2, perPage: 25 })).toBe('page=2&rows=25');
  });

  test('writing a view preserves unrelated query parameters', () => {
    expect(listView.write('?scenario=slow&q=a', { q: '' })).toBe('scenario=slow');
  });
});

describe('invoice URLs', () => {
  test('only existing panels are read, and unrelated parameters are preserved', () => {
    expect(panelIn('?panel=send')).toBe('send');
    expect(panelIn('?panel=kitchen')).toBeNull();
    expect(withPanel('?scenario=slow', 'payment')).toBe('?scenario=slow&panel=payment');
    expect(withPanel('?panel=send', null)).toBe('');
  });

  test.each([null, undefined, '', '0', '-1', '1.5', 'abc', '12345678901'])(
    'idIn returns null for the number %s',
    (text) => expect(idIn(text)).toBeNull(),
  );
});
