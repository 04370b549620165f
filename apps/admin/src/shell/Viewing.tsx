import { lazy, Suspense } from 'react';
import { useSession } from '../session/useSession.ts';
import { hasNotice } from './hasNotice.ts';

const Notice = lazy(() => import('./Notice.tsx'));

/**
 * The bar above the screens of a person who views a merchant, or whose outlets are closing or
 * read-only; nothing for everyone else.
 */
export function Viewing() {
  const user = useSession()?.user;
  if (!user || !hasNotice(user)) return null;
  return (
    <Suspense>
      <Notice user={user} />
    </Suspense>
  );
}
