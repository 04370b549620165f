import { PlatformAccounts } from '@servery/staff';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The accounts of administrators, agents and supermerchants. */
export default function PlatformAccountsPage() {
  const { search, go } = usePlaceOf();
  const hrefTo = useHref();
  return (
    <PlatformAccounts
      invitationHref={(token) => `${location.origin}${hrefTo('invitation')}#${token}`}
      search={search}
      onSearchChange={go}
    />
  );
}
