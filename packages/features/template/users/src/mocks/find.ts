import type { Parsed } from '@servery/api';
import type { listUsers, User } from '@servery/api/template';
import { matchesSearch } from '@servery/domain/search';

type Query = Parsed<typeof listUsers>['query'];

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });

/** Returns the users that match a query, in its order; ties are ordered by id. */
export function find(users: readonly User[], query: Query): User[] {
  const { q, role, status, currentPlan, sortColumn } = query;
  const turn = query.sort === 'asc' ? 1 : -1;
  return users
    .filter(
      (user) =>
        (role === '' || user.role === role) &&
        (status === '' || user.status === status) &&
        (currentPlan === '' || user.currentPlan === currentPlan) &&
        matchesSearch(q, user.fullName, user.username, user.email, user.billing),
    )
    .toSorted((a, b) => turn * (compare(a[sortColumn], b[sortColumn]) || a.id - b.id));
}
