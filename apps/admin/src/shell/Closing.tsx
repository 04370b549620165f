import { lazy, Suspense } from 'react';
import { useSession } from '../session/useSession.ts';

const ClosingBar = lazy(() => import('./ClosingBar.tsx'));

/** The bar above the screens of a merchant that is being closed; nothing for everyone else. */
export function Closing() {
  const user = useSession()?.user;
  const merchant = user?.merchants.find(({ id }) => id === user.merchant?.id);
  if (!user?.closes_at || !merchant) return null;
  return (
    <Suspense>
      <ClosingBar merchant={merchant} closesAt={user.closes_at} isViewing={!!user.viewing} />
    </Suspense>
  );
}
