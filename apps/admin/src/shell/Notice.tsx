import type { UserInfo } from '@servery/api';
import { ReadOnlyBar } from '@servery/screens/read-only';
import { useHref } from '../AppContext.ts';
import ViewBar from './ViewBar.tsx';

/** The bar of a person who views a merchant, or else of one who has read-only outlets. */
export default function Notice({ user }: { user: UserInfo }) {
  const hrefTo = useHref();
  if (user.viewing) return <ViewBar merchant={user.viewing.name} />;
  const planHref = user.role === 'supermerchant' ? { planHref: hrefTo('merchants') } : {};
  return <ReadOnlyBar outlets={user.read_only} {...planHref} />;
}
