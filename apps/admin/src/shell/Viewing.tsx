import { lazy, Suspense } from 'react';
import { useSession } from '../session/useSession.ts';

const ViewBar = lazy(() => import('./ViewBar.tsx'));

/** The bar above the screens of a person who views a merchant; nothing for everyone else. */
export function Viewing() {
  const viewing = useSession()?.user.viewing;
  if (!viewing) return null;
  return (
    <Suspense>
      <ViewBar merchant={viewing.name} />
    </Suspense>
  );
}
