import { Invitation } from '@servery/account';
import type { Session } from '@servery/api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { saveSession } from '../session/session.ts';
import { signInPath } from '../session/signInPath.ts';
import { canSign, saveKey } from '../session/signingKey.ts';

/** The page of an invitation's link, whose token is in the fragment, which isn't sent to servers. */
export default function InvitationPage() {
  const [, navigate] = useLocation();
  const [token] = useState(() => location.hash.slice(1));
  const enter = async (session: Session) => {
    await saveKey(session.signature_key);
    navigate('/', { replace: true });
    saveSession(session);
  };
  return (
    <Invitation
      token={token}
      onSignedIn={(session) => void enter(session)}
      isSigned={canSign()}
      signInHref={signInPath}
    />
  );
}
