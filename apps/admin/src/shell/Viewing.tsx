import { lazy, Suspense } from 'react';
import { useHref } from '../AppContext.ts';
import { useSession } from '../session/useSession.ts';
import { readOnlyOutlets } from './readOnlyOutlets.ts';

const ViewBar = lazy(() => import('./ViewBar.tsx'));
const ReadOnlyBar = lazy(async () => ({
  default: (await import('@servery/screens/read-only')).ReadOnlyBar,
}));

/**
 * The bar above the screens of a person who views a merchant, or who has read-only outlets; nothing
 * for everyone else.
 */
export function Viewing() {
  const user = useSession()?.user;
  const hrefTo = useHref();
  if (user?.viewing)
    return (
      <Suspense>
        <ViewBar merchant={user.viewing.name} />
      </Suspense>
    );
  const outlets = readOnlyOutlets(user);
  if (outlets.length === 0) return null;
  const planHref = user?.role === 'supermerchant' ? { planHref: hrefTo('merchants') } : {};
  return (
    <Suspense>
      <ReadOnlyBar outlets={outlets} {...planHref} />
    </Suspense>
  );
}
