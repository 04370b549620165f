import { employeeStatuses, type Input, type listEmployees } from '@servery/api';
import { choice, defineView, idOrNew, page, scope, text, type ViewOf } from '@servery/screens/view';
import { pageLength } from './staffView.ts';

/** The URL state of the list of employees. */
export const employeesView = defineView({
  search: text(),
  status: choice(employeeStatuses, ''),
  /** By name. */
  order: scope(choice(['asc', 'desc'], 'asc')),
  page: page(),
  /** The employee who is open in the drawer, or a new one. */
  open: idOrNew(),
});

/**
 * Returns the query of the list. Defaults are left out, as in the request that starts with the
 * page.
 */
export function employeesQuery(
  merchant_id: number | '',
  { search, status, order, page: number }: Omit<ViewOf<typeof employeesView>, 'open'>,
): Input<typeof listEmployees>['query'] {
  return {
    merchant_id,
    order,
    ...(search !== '' && { search }),
    ...(status !== '' && { status }),
    ...(number > 1 && { start: (number - 1) * pageLength }),
  };
}
