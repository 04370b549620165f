import { AccessAnalytics } from '@servery/auth';
import { useHref } from '../../AppContext.ts';

/** The page of the access control demo that its record refuses to other roles. */
export default function AccessAnalyticsPage() {
  const hrefTo = useHref();
  return <AccessAnalytics backHref={hrefTo('access-control')} />;
}
