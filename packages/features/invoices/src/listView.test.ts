import { describe, expect, test } from 'vitest';
import { plainList, readList, writeList, type ListView } from './listView.ts';
import { idIn, panelIn, withPanel } from './places.ts';

describe('the address of the list', () => {
  test.each<[string, Partial<ListView>]>([
    ['', {}],
    ['?q=laksa&page=3', { q: 'laksa', page: 3 }],
    ['?status=past+due&rows=25', { status: 'past due', perPage: 25 }],
    ['?by=total&sort=asc', { sortColumn: 'total', sort: 'asc' }],
    ['?send=5002', { send: 5002 }],
  ])('%s says what is shown, and is written so', (search, view) => {
    expect(readList(search)).toEqual({ ...plainList, ...view });
    expect(writeList('', { ...plainList, ...view })).toBe(search);
  });

  test.each(['?status=lost&rows=7', '?page=0&by=colour&sort=up', '?page=-1&send=x&q='])(
    '%s means no more than it can',
    (search) => expect(readList(search)).toEqual(plainList),
  );

  test('begins at the first page where other invoices are shown, and only there', () => {
    expect(writeList('?page=3', { q: 'a' })).toBe('?q=a');
    expect(writeList('?page=3', { status: 'paid' })).toBe('?status=paid');
    expect(writeList('?page=3', { send: 5 })).toBe('?page=3&send=5');
    expect(writeList('?page=3', { page: 2, perPage: 25 })).toBe('?page=2&rows=25');
  });

  test('keeps what is not its own', () => {
    expect(writeList('?scenario=slow&q=a', { q: '' })).toBe('?scenario=slow');
  });
});

describe('the address of one invoice', () => {
  test('names a panel that there is', () => {
    expect(panelIn('?panel=send')).toBe('send');
    expect(panelIn('?panel=kitchen')).toBeNull();
    expect(withPanel('?scenario=slow', 'payment')).toBe('?scenario=slow&panel=payment');
    expect(withPanel('?panel=send', null)).toBe('');
  });

  test.each([null, undefined, '', '0', '-1', '1.5', 'abc', '12345678901'])(
    'with the number %s names none',
    (text) => expect(idIn(text)).toBeNull(),
  );
});
