import { acceptInvitation, type Invitation, type Problem, type Session } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, PasswordField, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { invitationMessages as messages } from '../../messages/invitation.ts';
import { faultMessages } from '../../messages/password.ts';
import { signInMessages } from '../../messages/signIn.ts';
import { minutesUntil } from '../../minutesUntil.ts';
import { form as column, heading, lead } from '../SignIn.css.ts';

interface InvitationFormProps {
  invitation: Invitation;
  token: string;
  onSignedIn: (session: Session) => void;
  isSigned?: boolean;
  /** Called if the invitation stopped working in the meantime. */
  onGone: () => unknown;
}

/** Form that sets the password of an invited person. */
export function InvitationForm({ invitation, token, ...props }: InvitationFormProps) {
  const { onSignedIn, isSigned = false, onGone } = props;
  const { call } = useClient();
  const { formatMessage } = useIntl();
  const { merchant, name, username } = invitation;
  const explain = (problem: Problem) => {
    if (problem.code === 'locked' || problem.code === 'throttled')
      return formatMessage(signInMessages.locked, { minutes: minutesUntil(problem) });
    if (problem.code === 'notFound') return formatMessage(messages.gone);
    return formatMessage(
      problem.code === 'offline' ? signInMessages.offline : signInMessages.failed,
    );
  };
  const form = useEndpointForm(acceptInvitation, {
    defaults: { new_password: '' },
    toInput: (values) => ({ body: { token, ...values, signed: isSigned } }),
    send: async (input) => onSignedIn(await call(acceptInvitation, input)),
    explain,
    messages: faultMessages,
    onRefused: ({ code }) => {
      if (code === 'notFound') onGone();
    },
  });
  return (
    <>
      <h1 className={heading}>{formatMessage(messages.title, { name })}</h1>
      <p className={lead}>
        {merchant === null
          ? formatMessage(messages.platform)
          : formatMessage(messages.merchant, { merchant })}
      </p>
      <p className={lead}>{formatMessage(messages.lead)}</p>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <form className={column} {...form.form}>
        <TextField
          label={formatMessage(messages.username)}
          autoComplete="username"
          value={username}
          isReadOnly
        />
        <PasswordField
          label={formatMessage(messages.password)}
          description={formatMessage(messages.passwordHelp)}
          autoComplete="new-password"
          autoFocus
          {...form.field('new_password')}
        />
        <Button type="submit" tone="accent" emphasis="solid" size="l" isPending={form.isPending}>
          {formatMessage(messages.submit)}
        </Button>
      </form>
    </>
  );
}
