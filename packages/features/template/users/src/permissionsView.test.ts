import { describe, expect, test } from 'vitest';
import { permissionsView, type PermissionsView } from './permissionsView.ts';
import { places } from './places.ts';

describe('permission list URLs', () => {
  test.each<[string, Partial<PermissionsView>]>([
    ['', {}],
    ['q=view&role=support', { q: 'view', assignedTo: 'support' }],
    ['rows=25&page=2', { perPage: 25, page: 2 }],
    ['permission=3', { permission: 3 }],
    ['permission=new', { permission: 'new' }],
  ])('"%s" maps to its view and back', (search, view) => {
    expect(permissionsView.read(search)).toEqual({ ...permissionsView.plain, ...view });
    expect(permissionsView.write('', { ...permissionsView.plain, ...view })).toBe(search);
  });

  test('ignores invalid parameters', () =>
    expect(permissionsView.read('?role=king&rows=7&page=0&permission=x')).toEqual(
      permissionsView.plain,
    ));

  test('links a role to its users', () =>
    expect(places.listOf('restricted-user')).toBe('/apps/user/list?role=restricted-user'));
});
