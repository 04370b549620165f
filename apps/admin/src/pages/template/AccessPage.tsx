import { AccessControl } from '@servery/auth';
import { useHref } from '../../AppContext.ts';
import { useSession } from '../../session/useSession.ts';
import { isRefused } from '../../shell/isRefused.ts';

/**
 * The demo of role-based content: some of it is hidden from roles that can't view the dashboard, as
 * the page that it links to is.
 */
export default function AccessPlace() {
  const user = useSession()?.user;
  const hrefTo = useHref();
  return (
    <AccessControl
      mayReadAnalytics={user !== undefined && !isRefused({ access: 'dashboard.view' }, user)}
      analyticsHref={hrefTo('access-analytics')}
    />
  );
}
