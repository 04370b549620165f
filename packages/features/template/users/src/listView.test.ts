import { describe, expect, test } from 'vitest';
import { listView, type ListView } from './listView.ts';

describe('user list URLs', () => {
  test.each<[string, Partial<ListView>]>([
    ['', {}],
    ['q=aina&page=3', { q: 'aina', page: 3 }],
    [
      'role=editor&plan=standard&status=pending&rows=25',
      { role: 'editor', currentPlan: 'standard', status: 'pending', perPage: 25 },
    ],
    ['by=billing&sort=desc', { sortColumn: 'billing', sort: 'desc' }],
    ['user=12', { user: 12 }],
    ['user=new', { user: 'new' }],
  ])('"%s" maps to its view and back', (search, view) => {
    expect(listView.read(search)).toEqual({ ...listView.plain, ...view });
    expect(listView.write('', { ...listView.plain, ...view })).toBe(search);
  });

  test.each(['?status=lost&rows=7&role=king', '?page=0&by=colour&sort=up', '?plan=gold&user=x&q='])(
    '%s ignores invalid parameters',
    (search) => expect(listView.read(search)).toEqual(listView.plain),
  );

  test('a change of the result set returns to the first page, other changes do not', () => {
    expect(listView.write('?page=3', { q: 'a' })).toBe('q=a');
    expect(listView.write('?page=3', { role: 'user' })).toBe('role=user');
    expect(listView.write('?page=3', { user: 5 })).toBe('page=3&user=5');
  });

  test('writing a view preserves unrelated query parameters', () => {
    expect(listView.write('?scenario=slow&q=a', { q: '' })).toBe('scenario=slow');
  });
});
