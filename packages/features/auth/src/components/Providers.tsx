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
import { loginWords as words } from '../messages/login.ts';
import { ProblemBanner } from './ProblemBanner.tsx';
import { buttons, group, heading } from './Providers.css.ts';

/** Names of houses are the same in every language. */
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

/** Signing in by another house; in the demo it shows what that house would answer. */
export function Providers({ isRemembered, onSignedIn }: ProvidersProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { trigger, error, isMutating } = useAction(signInWithProvider);
  const [asked, ask] = useState<AuthProvider>();
  const [session, setSession] = useState<TemplateSession>();
  const come = async (provider: AuthProvider) => {
    ask(provider);
    setSession(undefined);
    // What is refused stands in `error`.
    await trigger({ body: { provider, remember: isRemembered } }).then(setSession, () => undefined);
  };
  return (
    <div role="group" aria-labelledby={id} className={group}>
      <span id={id} className={heading}>
        {formatMessage(words.providers)}
      </span>
      <div className={buttons}>
        {authProviders.map((provider) => (
          <Button
            key={provider}
            emphasis="outline"
            isWide
            isPending={isMutating && provider === asked}
            onPress={() => void come(provider)}
          >
            {names[provider]}
          </Button>
        ))}
      </div>
      <ProblemBanner problem={error} />
      {session && asked && (
        <Banner
          tone="info"
          action={
            <Button size="s" tone="accent" emphasis="solid" onPress={() => onSignedIn(session)}>
              {formatMessage(words.goOn, { name: session.account.username })}
            </Button>
          }
        >
          <div>
            {formatMessage(words.answer, {
              provider: names[asked],
              name: apart(session.account.username),
              email: apart(session.account.email),
            })}
          </div>
        </Banner>
      )}
    </div>
  );
}
