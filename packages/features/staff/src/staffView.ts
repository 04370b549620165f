import { staffRoles, staffStatuses, type Input, type listStaff } from '@servery/api';
import { choice, defineView, idOrNew, page, scope, text, type ViewOf } from '@servery/screens/view';

/** The number of rows on a page: the default of the API. */
export const pageLength = 10;

/** The URL state of the list of staff. */
export const staffView = defineView({
  search: text(),
  role: choice(staffRoles, ''),
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
export function staffQuery(
  merchant_id: number | '',
  { search, role, status, order, page: number }: Omit<ViewOf<typeof staffView>, 'open'>,
): Input<typeof listStaff>['query'] {
  return {
    merchant_id,
    order,
    ...(search !== '' && { search }),
    ...(role !== '' && { role }),
    ...(status !== '' && { status }),
    ...(number > 1 && { start: (number - 1) * pageLength }),
  };
}
