import type { Session } from '@servery/api';
import { LoadState } from '@servery/screens';
import { LinkButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useInvitation } from '../hooks/useInvitation.ts';
import { invitationMessages as messages } from '../messages/invitation.ts';
import { InvitationForm } from './parts/InvitationForm.tsx';
import { card, heading, lead, page } from './SignIn.css.ts';

export interface InvitationProps {
  /** The token of the invitation's link. */
  token: string;
  /** Called with the session of the person once their password is set. */
  onSignedIn: (session: Session) => void;
  /** Whether this device can sign its requests. */
  isSigned?: boolean;
  /** The URL of the sign-in page. */
  signInHref: string;
}

/** The page on which an invited person sets their password, which signs them in. */
export function Invitation({ token, signInHref, ...props }: InvitationProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useInvitation(token);
  const gone = (
    <>
      <h1 className={heading}>{formatMessage(messages.goneTitle)}</h1>
      <p className={lead}>{formatMessage(messages.gone)}</p>
      <LinkButton href={signInHref}>{formatMessage(messages.signIn)}</LinkButton>
    </>
  );
  const content = () => {
    if (token === '') return gone;
    if (data && error?.code !== 'notFound')
      return <InvitationForm invitation={data} token={token} onGone={mutate} {...props} />;
    return (
      <LoadState
        error={error}
        title={formatMessage(messages.failed)}
        missing={gone}
        onRetry={mutate}
      />
    );
  };
  return (
    <main className={page}>
      <div className={card}>{content()}</div>
    </main>
  );
}
