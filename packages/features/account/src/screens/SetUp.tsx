import { setUp, type Problem, type Session } from '@servery/api';
import { useClient } from '@servery/api/client';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, PasswordField, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { faultMessages } from '../messages/password.ts';
import { pairingMessages } from '../messages/pairing.ts';
import { setUpMessages as messages } from '../messages/setUp.ts';
import { signInMessages } from '../messages/signIn.ts';
import { minutesUntil } from '../minutesUntil.ts';
import { form as column, heading, lead } from './SignIn.css.ts';

interface SetUpProps {
  onSetUp: (session: Session) => void;
  /** Whether this device can sign its requests. */
  isSigned: boolean;
  /** Goes back to the sign-in form; null while nobody has an account. */
  onBack: (() => void) | null;
}

const zone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Form that creates the business of this server and its owner, in place of the sign-in. */
export function SetUp({ onSetUp, isSigned, onBack }: SetUpProps) {
  const { call } = useClient();
  const { formatMessage } = useIntl();
  const explain = (problem: Problem) => {
    if (problem.code === 'notAllowedNow') return formatMessage(messages.done);
    if (problem.code === 'locked' || problem.code === 'throttled')
      return formatMessage(signInMessages.locked, { minutes: minutesUntil(problem) });
    return formatMessage(
      problem.code === 'offline' ? signInMessages.offline : signInMessages.failed,
    );
  };
  const form = useEndpointForm(setUp, {
    defaults: { code: '', business: '', name: '', username: '', new_password: '' },
    toInput: (values) => ({ body: { ...values, time_zone: zone(), signed: isSigned } }),
    send: async (input) => onSetUp(await call(setUp, input)),
    explain,
    messages: {
      ...faultMessages,
      'code.wrong': messages.wrongCode,
      'username.regex': messages.plainName,
    },
  });
  return (
    <>
      <h1 className={heading}>{formatMessage(messages.title)}</h1>
      <p className={lead}>{formatMessage(messages.lead)}</p>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <form className={column} {...form.form}>
        <TextField
          label={formatMessage(messages.code)}
          description={formatMessage(messages.codeHelp)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.field('code')}
        />
        <TextField
          label={formatMessage(messages.business)}
          autoComplete="organization"
          {...form.field('business')}
        />
        <TextField
          label={formatMessage(messages.name)}
          autoComplete="name"
          {...form.field('name')}
        />
        <TextField
          label={formatMessage(messages.username)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...form.field('username')}
        />
        <PasswordField
          label={formatMessage(messages.password)}
          description={formatMessage(messages.passwordHelp)}
          autoComplete="new-password"
          {...form.field('new_password')}
        />
        <Button type="submit" tone="accent" emphasis="solid" size="l" isPending={form.isPending}>
          {formatMessage(messages.submit)}
        </Button>
        {onBack && (
          <Button emphasis="ghost" onPress={onBack}>
            {formatMessage(pairingMessages.back)}
          </Button>
        )}
      </form>
    </>
  );
}
