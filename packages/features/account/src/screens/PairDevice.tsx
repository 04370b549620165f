import { limitsOf, pairDevice, Problem, type Session } from '@servery/api';
import { useClient } from '@servery/api/client';
import { Banner, Button, TextField } from '@servery/ui';
import { useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { pairingMessages as messages } from '../messages/pairing.ts';
import { signInMessages } from '../messages/signIn.ts';
import { minutesUntil } from '../minutesUntil.ts';
import { form, heading, lead } from './SignIn.css.ts';

interface PairDeviceProps {
  onPaired: (session: Session) => void;
  /** Whether this device can sign its requests. */
  isSigned: boolean;
  onBack: () => void;
}

const codeLength = 8;
const plain = (code: string) => code.replace(/[^a-z\d]/gi, '');

/**
 * Form that pairs this device by a code, in place of a person’s sign-in. A refused code stays in
 * its field.
 */
export function PairDevice({ onPaired, isSigned, onBack }: PairDeviceProps) {
  const { call } = useClient();
  const { formatMessage } = useIntl();
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const isShort = plain(code).length !== codeLength;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setProblem(null);
    if (isShort) return field.current?.focus();
    setPending(true);
    try {
      onPaired(await call(pairDevice, { body: { code, signed: isSigned } }));
    } catch (error) {
      setPending(false);
      setProblem(error instanceof Problem ? error : new Problem('crashed'));
      field.current?.select();
    }
  };
  const refusal = () => {
    if (problem?.code === 'notFound' || problem?.code === 'invalid')
      return formatMessage(messages.wrong);
    if (problem?.code === 'locked' || problem?.code === 'throttled')
      return formatMessage(signInMessages.locked, { minutes: minutesUntil(problem) });
    return formatMessage(
      problem?.code === 'offline' ? signInMessages.offline : signInMessages.failed,
    );
  };
  return (
    <>
      <h1 className={heading}>{formatMessage(messages.title)}</h1>
      <p className={lead}>{formatMessage(messages.lead)}</p>
      {problem && <Banner tone="danger">{refusal()}</Banner>}
      <form className={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={formatMessage(messages.code)}
          description={formatMessage(messages.codeHelp)}
          value={code}
          onChange={setCode}
          {...limitsOf(pairDevice.body, 'code')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          errorMessage={isTried && isShort ? formatMessage(messages.short) : undefined}
          isInvalid={isTried && isShort}
          ref={field}
        />
        <Button type="submit" tone="accent" emphasis="solid" size="l" isPending={isPending}>
          {formatMessage(messages.submit)}
        </Button>
        <Button emphasis="ghost" onPress={onBack}>
          {formatMessage(messages.back)}
        </Button>
      </form>
    </>
  );
}
