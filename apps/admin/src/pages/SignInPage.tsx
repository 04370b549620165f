import { SignIn } from '@servery/account';
import type { Session } from '@servery/api';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { Toasts } from '../reactions/Toasts.tsx';
import { appMessages } from '../appMessages.ts';
import { goToSignIn, leaveSignIn } from '../session/place.ts';
import { isLeft, isSessionOver, saveSession } from '../session/session.ts';
import { setUpPath, signInPath } from '../session/signInPath.ts';
import { canSign, saveKey } from '../session/signingKey.ts';

/** The sign-in page; it then returns to the page that was requested. */
export default function SignInPage() {
  const [path, navigate] = useLocation();
  const { formatMessage } = useIntl();
  const hasExpired = new URLSearchParams(location.search).has('from') && !isLeft();

  useEffect(goToSignIn, [path]);

  const enter = async (session: Session) => {
    await saveKey(session.signature_key);
    leaveSignIn();
    saveSession(session);
  };
  return (
    <>
      <SignIn
        onSignedIn={(session) => void enter(session)}
        onSetUp={(session) => {
          navigate(`${signInPath}?from=${setUpPath}`, { replace: true });
          void enter(session);
        }}
        isSigned={canSign()}
        notice={hasExpired || isSessionOver() ? formatMessage(appMessages.expired) : undefined}
      />
      {/* The screens below have their own toasts. */}
      {!isSessionOver() && <Toasts kind="backOffice" />}
    </>
  );
}
