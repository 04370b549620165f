import { platformRoles, staffStatuses, type Input, type listPlatformAccounts } from '@servery/api';
import { choice, defineView, idOrNew, page, scope, text, type ViewOf } from '@servery/screens/view';
import { pageLength } from './staffView.ts';

/** The URL state of the list of the platform's accounts. */
export const platformAccountsView = defineView({
  search: text(),
  role: choice(platformRoles, ''),
  status: choice(staffStatuses, ''),
  /** By name. */
  order: scope(choice(['asc', 'desc'], 'asc')),
  page: page(),
  /** The account that is open in the drawer, or a new one. */
  open: idOrNew(),
});

/**
 * Returns the query of the list. Defaults are left out, as in the request that starts with the
 * page.
 */
export const platformAccountsQuery = ({
  search,
  role,
  status,
  order,
  page: number,
}: Omit<ViewOf<typeof platformAccountsView>, 'open'>): Input<
  typeof listPlatformAccounts
>['query'] => ({
  order,
  ...(search !== '' && { search }),
  ...(role !== '' && { role }),
  ...(status !== '' && { status }),
  ...(number > 1 && { start: (number - 1) * pageLength }),
});
