import { SignIn } from '@servery/account';
import type { Session } from '@servery/api';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { appWords } from '../words.ts';
import { keepSession } from '../session/session.ts';
import { canSign, keepKey } from '../session/signingKey.ts';

/** Where people go who are not signed in; afterwards they go back to where they were going. */
export default function SignInPage() {
  const [path, navigate] = useLocation();
  const { formatMessage } = useIntl();
  const from = new URLSearchParams(location.search).get('from');

  useEffect(() => {
    if (path === '/login') return;
    const goal = path === '/' ? '' : `?from=${encodeURIComponent(path + location.search)}`;
    navigate(`/login${goal}`, { replace: true });
  }, [path, navigate]);

  const enter = async (session: Session) => {
    await keepKey(session.signature_key);
    // Only a place of our own: `//elsewhere` and full addresses are not.
    navigate(from && /^\/(?!\/)/.test(from) ? from : '/', { replace: true });
    keepSession(session);
  };
  return (
    <SignIn
      onSignedIn={(session) => void enter(session)}
      isSigned={canSign()}
      notice={from ? formatMessage(appWords.expired) : undefined}
    />
  );
}
