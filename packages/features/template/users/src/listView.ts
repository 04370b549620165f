import { userColumns, userPlans, userRoles, userStatuses } from '@servery/api/template';
import {
  choice,
  defineView,
  idOrNew,
  named,
  page,
  scope,
  trimmed,
  type ViewOf,
} from '@servery/screens/view';

/** The available numbers of users per page. */
export const pageLengths = [10, 25, 50] as const;

/** The state of the list, as its URL holds it. By default it shows all users by name. */
export const listView = defineView({
  q: trimmed(),
  role: choice(userRoles, ''),
  currentPlan: named('plan', choice(userPlans, '')),
  status: choice(userStatuses, ''),
  perPage: named('rows', scope(choice(pageLengths, 10))),
  page: page(),
  sortColumn: named('by', scope(choice(userColumns, 'fullName'))),
  sort: scope(choice(['asc', 'desc'], 'asc')),
  /** The id of the user whose form is open, or `new`. */
  user: idOrNew(),
});
export type ListView = ViewOf<typeof listView>;
