import { SignIn } from '@servery/account';
import type { Session } from '@servery/api';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Toasts } from '../reactions/Toasts.tsx';
import { appWords } from '../words.ts';
import { goToSignIn, leaveSignIn } from '../session/place.ts';
import { isLeft, isSessionOver, keepSession } from '../session/session.ts';
import { canSign, keepKey } from '../session/signingKey.ts';

/** Where people go who are not signed in; afterwards they go back to where they were going. */
export default function SignInPage() {
  const [path] = useLocation();
  const { formatMessage } = useIntl();
  const hasExpired = new URLSearchParams(location.search).has('from') && !isLeft();

  useEffect(goToSignIn, [path]);

  const enter = async (session: Session) => {
    await keepKey(session.signature_key);
    leaveSignIn();
    keepSession(session);
  };
  return (
    <>
      <SignIn
        onSignedIn={(session) => void enter(session)}
        isSigned={canSign()}
        notice={hasExpired || isSessionOver() ? formatMessage(appWords.expired) : undefined}
      />
      {/* The screens beneath have theirs. */}
      {!isSessionOver() && <Toasts kind="backOffice" />}
    </>
  );
}
