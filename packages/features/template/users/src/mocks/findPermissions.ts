import type { Parsed } from '@servery/api';
import type { listPermissions, Permission } from '@servery/api/template';
import { matchesSearch, searchKey } from '@servery/domain/search';
import { dateWritings } from '@servery/domain/template';

type Query = Parsed<typeof listPermissions>['query'];

const writtenTimes = dateWritings([
  { dateStyle: 'medium', timeStyle: 'short' },
  { dateStyle: 'long', timeStyle: 'short' },
]);

/** Returns the permissions that match a query. */
export function findPermissions(permissions: readonly Permission[], query: Query): Permission[] {
  const { q, assignedTo } = query;
  const wanted = searchKey(q);
  return permissions.filter(
    (permission) =>
      (assignedTo === '' || permission.assignedTo.includes(assignedTo)) &&
      (matchesSearch(q, permission.name) ||
        writtenTimes(permission.createdDate).some((time) => time.includes(wanted))),
  );
}
