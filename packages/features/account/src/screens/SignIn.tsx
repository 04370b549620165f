import { getSetUp, login, Problem, type Output, type Session } from '@servery/api';
import { useClient } from '@servery/api/client';
import { Banner, Button, PasswordField, TextField } from '@servery/ui';
import { lazy, Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { signInMessages as messages } from '../messages/signIn.ts';
import { minutesUntil } from '../minutesUntil.ts';
import { card, form, heading, lead, page } from './SignIn.css.ts';

const PairDevice = lazy(async () => ({ default: (await import('./PairDevice.tsx')).PairDevice }));
const SetUp = lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUp }));

export interface SignInProps {
  /** Called with the new session; the app then opens the page that was requested. */
  onSignedIn: (session: Session) => void;
  /** Called instead with the session of an owner whose business was just set up. */
  onSetUp?: (session: Session) => void;
  /** Whether this device can sign its requests. */
  isSigned?: boolean;
  /** A notice above the form, for example that the session expired. */
  notice?: string;
}

/** The sign-in form. Keeps the entered values if the sign-in is refused. */
export function SignIn({
  onSignedIn,
  onSetUp = onSignedIn,
  isSigned = false,
  notice,
}: SignInProps) {
  const { call, request } = useClient();
  const { formatMessage } = useIntl();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [instead, setInstead] = useState<'pairing' | 'setUp' | null>(null);
  const [server, setServer] = useState<Output<typeof getSetUp>>();
  const [isPending, setPending] = useState(false);
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const nameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // A request rather than a call, whose failure the app would show. People can sign in anyway.
    request({ url: getSetUp.path, method: 'GET' }).then(
      (answer) => {
        const found = answer as Output<typeof getSetUp>;
        setServer(found);
        if (found.is_empty) setInstead('setUp');
      },
      () => undefined,
    );
  }, [request]);

  const missing = (value: string) =>
    isTried && value === '' ? formatMessage(messages.required) : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (username.trim() === '') return nameField.current?.focus();
    if (password === '') return passwordField.current?.focus();
    setPending(true);
    setProblem(null);
    try {
      onSignedIn(await call(login, { body: { username, password, signed: isSigned } }));
    } catch (error) {
      setPending(false);
      setProblem(error instanceof Problem ? error : new Problem('crashed'));
      passwordField.current?.select();
    }
  };

  const refusal = () => {
    if (problem?.code === 'wrongCredentials' || problem?.code === 'invalid')
      return formatMessage(messages.wrong);
    if (problem?.code === 'locked' || problem?.code === 'throttled')
      return formatMessage(messages.locked, { minutes: minutesUntil(problem) });
    return formatMessage(problem?.code === 'offline' ? messages.offline : messages.failed);
  };

  const back = () => setInstead(null);
  if (instead)
    return (
      <main className={page}>
        <div className={card}>
          <Suspense>
            {instead === 'pairing' ? (
              <PairDevice onPaired={onSignedIn} isSigned={isSigned} onBack={back} />
            ) : (
              <SetUp
                onSetUp={onSetUp}
                isSigned={isSigned}
                onBack={server?.is_empty ? null : back}
              />
            )}
          </Suspense>
        </div>
      </main>
    );

  return (
    <main className={page}>
      <div className={card}>
        <h1 className={heading}>{formatMessage(messages.title)}</h1>
        <p className={lead}>{formatMessage(messages.lead)}</p>
        {notice && !problem && <Banner tone="info">{notice}</Banner>}
        {problem && <Banner tone="danger">{refusal()}</Banner>}
        <form className={form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={formatMessage(messages.username)}
            value={username}
            onChange={setUsername}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
            errorMessage={missing(username)}
            isInvalid={!!missing(username)}
            ref={nameField}
          />
          <PasswordField
            label={formatMessage(messages.password)}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            errorMessage={missing(password)}
            isInvalid={!!missing(password)}
            ref={passwordField}
          />
          <Button type="submit" tone="accent" emphasis="solid" size="l" isPending={isPending}>
            {formatMessage(messages.submit)}
          </Button>
          <Button emphasis="ghost" onPress={() => setInstead('pairing')}>
            {formatMessage(messages.pair)}
          </Button>
          {server?.is_open && (
            <Button emphasis="ghost" onPress={() => setInstead('setUp')}>
              {formatMessage(messages.setUp)}
            </Button>
          )}
        </form>
      </div>
    </main>
  );
}
