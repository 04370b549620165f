import { describe, expect, test } from 'vitest';
import { rolesView, type RolesView } from './rolesView.ts';

describe('roles page URLs', () => {
  test.each<[string, Partial<RolesView>]>([
    ['', {}],
    ['q=view&plan=standard', { q: 'view', currentPlan: 'standard' }],
    [
      'rows=25&page=2&by=email&sort=desc',
      { perPage: 25, page: 2, sortColumn: 'email', sort: 'desc' },
    ],
    ['role=3', { role: 3 }],
    ['role=new&from=3', { role: 'new', from: 3 }],
  ])('"%s" maps to its view and back', (search, view) => {
    expect(rolesView.read(search)).toEqual({ ...rolesView.plain, ...view });
    expect(rolesView.write('', { ...rolesView.plain, ...view })).toBe(search);
  });

  test('opening a role keeps the page', () =>
    expect(rolesView.write('?page=2', { role: 'new', from: 3 })).toBe('page=2&role=new&from=3'));

  test('ignores invalid parameters', () =>
    expect(rolesView.read('?plan=gold&rows=7&page=0&role=x&from=new')).toEqual(rolesView.plain));
});
