import { Staff } from '@servery/staff';
import { useSearch } from 'wouter';
import { useHref } from '../../AppContext.ts';
import { requestedMerchant } from '../../session/firstMerchant.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The staff accounts of a merchant, or of all merchants in the person's scope. */
export default function StaffPage() {
  const { search, go } = usePlaceOf();
  const hrefTo = useHref();
  return (
    <Staff
      merchantId={requestedMerchant(useSearch())}
      invitationHref={(token) => `${location.origin}${hrefTo('invitation')}#${token}`}
      rightsHref={(id) => hrefTo('staff-rights', { id })}
      search={search}
      onSearchChange={go}
    />
  );
}
