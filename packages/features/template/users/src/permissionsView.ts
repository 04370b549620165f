import { userRoles } from '@servery/api/template';
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
import { pageLengths } from './listView.ts';

/** The state of the list of permissions, as its URL holds it. */
export const permissionsView = defineView({
  q: trimmed(),
  assignedTo: named('role', choice(userRoles, '')),
  perPage: named('rows', scope(choice(pageLengths, 10))),
  page: page(),
  /** The id of the permission whose form is open, or `new`. */
  permission: idOrNew(),
});
export type PermissionsView = ViewOf<typeof permissionsView>;
