import {
  authProviders,
  signInWithProvider,
  type AuthProvider,
  type TemplateSession,
} from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Banner, Button } from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { loginMessages as messages } from '../messages/login.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { buttons, group, heading } from './Providers.css.ts';

/** Brand names, which aren't translated. */
const names: Readonly<Record<AuthProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  github: 'GitHub',
  x: 'X',
};

export interface ProvidersProps {
  isRemembered: boolean;
  onSignedIn: (session: TemplateSession) => void;
}

/**
 * Buttons to sign in with an external provider; the demo shows the provider's response instead of
 * redirecting.
 */
export function Providers({ isRemembered, onSignedIn }: ProvidersProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { trigger, error, isMutating } = useAction(signInWithProvider);
  const [selected, select] = useState<AuthProvider>();
  const [session, setSession] = useState<TemplateSession>();
  const come = async (provider: AuthProvider) => {
    select(provider);
    setSession(undefined);
    // The problem is shown from `error`.
    await trigger({ body: { provider, remember: isRemembered } }).then(setSession, () => undefined);
  };
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={heading}>
        {formatMessage(messages.providers)}
      </span>
      <div className={buttons}>
        {authProviders.map((provider) => (
          <Button
            key={provider}
            emphasis="outline"
            isWide
            isPending={isMutating && provider === selected}
            onPress={() => void come(provider)}
          >
            {names[provider]}
          </Button>
        ))}
      </div>
      <ProblemBanner problem={error} />
      {session && selected && (
        <Banner
          tone="info"
          action={
            <Button size="s" tone="accent" emphasis="solid" onPress={() => onSignedIn(session)}>
              {formatMessage(messages.goOn, { name: session.account.username })}
            </Button>
          }
        >
          <div>
            {formatMessage(messages.answer, {
              provider: names[selected],
              name: apart(session.account.username),
              email: apart(session.account.email),
            })}
          </div>
        </Banner>
      )}
    </div>
  );
}
