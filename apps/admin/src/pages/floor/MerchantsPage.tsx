import { Merchants } from '@servery/merchants';
import { useLocation } from 'wouter';
import { useHref } from '../../AppContext.ts';
import { updateUser } from '../../session/session.ts';
import { usePlaceOf } from './usePlaceOf.ts';

/** The merchants that a person of the platform looks after. */
export default function MerchantsPage() {
  const { search, go } = usePlaceOf();
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  return (
    <Merchants
      invitationHref={(token) => `${location.origin}${hrefTo('invitation')}#${token}`}
      documentsHref={(merchant_id) => hrefTo('documents', { merchant_id })}
      search={search}
      onSearchChange={go}
      onView={(user) => {
        updateUser(user);
        navigate('/');
      }}
    />
  );
}
