import { userColumns, userPlans } from '@servery/api/template';
import {
  choice,
  defineView,
  id,
  idOrNew,
  named,
  open,
  page,
  scope,
  trimmed,
  type ViewOf,
} from '@servery/screens/view';
import { pageLengths } from './listView.ts';

/** The state of the roles page, as its URL holds it. */
export const rolesView = defineView({
  q: trimmed(),
  currentPlan: named('plan', choice(userPlans, '')),
  perPage: named('rows', scope(choice(pageLengths, 10))),
  page: page(),
  sortColumn: named('by', scope(choice(userColumns, 'fullName'))),
  sort: scope(choice(['asc', 'desc'], 'asc')),
  /** The id of the role whose form is open, or `new`. */
  role: idOrNew(),
  /** The id of the role that the new one copies. */
  from: open(id(null)),
});
export type RolesView = ViewOf<typeof rolesView>;
