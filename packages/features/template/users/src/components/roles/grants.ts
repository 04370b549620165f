import { roleActions, roleAreas, type RoleGrants } from '@servery/api/template';

/** Returns permissions that are all given, or all not. */
export const sameGrants = (isGiven: boolean): RoleGrants => {
  const actions = Object.fromEntries(roleActions.map((action) => [action, isGiven]));
  return Object.fromEntries(roleAreas.map((area) => [area, { ...actions }])) as RoleGrants;
};

/** Returns whether all permissions are given, or only some. */
export function extentOf(grants: RoleGrants): 'all' | 'some' | 'none' {
  const given = roleAreas.flatMap((area) => roleActions.map((action) => grants[area][action]));
  if (given.every(Boolean)) return 'all';
  return given.some(Boolean) ? 'some' : 'none';
}
