import type { UserInfo } from '@servery/api';
import { ReadOnlyBar } from '@servery/screens/read-only';
import { lazy } from 'react';
import { useHref } from '../AppContext.ts';
import ViewBar from './ViewBar.tsx';

const ClosingBar = lazy(() => import('./ClosingBar.tsx'));

/** Says why the outlets of a person are read-only: they are closing, or the plan excludes them. */
function WhyReadOnly({ user }: { user: UserInfo }) {
  const hrefTo = useHref();
  const merchant = user.merchants.find(({ id }) => id === user.merchant?.id);
  if (user.closes_at && merchant)
    return <ClosingBar merchant={merchant} closesAt={user.closes_at} isViewing={!!user.viewing} />;
  if (user.viewing || user.read_only.length === 0) return null;
  const planHref = user.role === 'supermerchant' ? { planHref: hrefTo('merchants') } : {};
  return <ReadOnlyBar outlets={user.read_only} {...planHref} />;
}

/** The bars of a person who views a merchant, and of one whose outlets are read-only. */
export default function Notice({ user }: { user: UserInfo }) {
  return (
    <>
      {user.viewing && <ViewBar merchant={user.viewing.name} />}
      <WhyReadOnly user={user} />
    </>
  );
}
