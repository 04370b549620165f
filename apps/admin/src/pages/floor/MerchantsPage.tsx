import { Merchants } from '@servery/merchants';
import { useHref } from '../../AppContext.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The merchants that a person of the platform looks after. */
export default function MerchantsPage() {
  const { search, go } = usePlaceOf();
  const hrefTo = useHref();
  return (
    <Merchants
      invitationHref={(token) => `${location.origin}${hrefTo('invitation')}#${token}`}
      search={search}
      onSearchChange={go}
    />
  );
}
