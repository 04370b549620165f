import { getVerification, verifyEmail } from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';
import { Button, Link, LinkButton } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { Frame } from '../components/Frame.tsx';
import { MailAgain } from '../components/MailAgain.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { Wait } from '../components/Wait.tsx';
import { Letter } from '../illustrations/Letter.tsx';
import { formWords } from '../messages/form.ts';
import { loginWords } from '../messages/login.ts';
import { verifyWords as words } from '../messages/verify.ts';
import type { ScreenProps } from '../pages.ts';

/** Confirms an address: waits for the link of a message, or takes it. */
export function VerifyEmail({ variant, hrefOf, onDone, token }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(getVerification, {});
  const confirm = useAction(verifyEmail, { refreshes: [getVerification] });
  // A press and not the visit confirms: programs that look at mail follow links too.
  const press = (given: string) =>
    void confirm.trigger({ body: { token: given } }).then(
      () => onDone('verified'),
      // What is refused stands in `error`.
      () => undefined,
    );
  const frame = { variant, drawing: Letter } as const;

  if (data?.is_verified || confirm.data) {
    const email = apart(confirm.data?.email ?? data?.email ?? '');
    return (
      <Frame
        {...frame}
        isArrival
        title={formatMessage(words.doneTitle)}
        lead={formatMessage(words.done, { email })}
      >
        <LinkButton href={hrefOf('login')} tone="accent" emphasis="solid" isWide>
          {formatMessage(loginWords.submit)}
        </LinkButton>
      </Frame>
    );
  }
  const email = data && apart(data.email);
  return (
    <Frame
      {...frame}
      title={formatMessage(words.title)}
      lead={email && formatMessage(token ? words.here : words.lead, { email })}
      footer={<Link href={hrefOf('login')}>{formatMessage(formWords.toSignIn)}</Link>}
    >
      {data ? (
        <>
          <ProblemBanner problem={confirm.error} />
          {token && (
            <Button
              tone="accent"
              emphasis="solid"
              isWide
              isPending={confirm.isMutating}
              onPress={() => press(token)}
            >
              {formatMessage(words.confirm)}
            </Button>
          )}
          {(!token || confirm.error) && (
            <MailAgain verification={data} href={hrefOf('verify-email')} />
          )}
          <Button emphasis="ghost" isWide onPress={() => onDone('skipped')}>
            {formatMessage(words.skip)}
          </Button>
        </>
      ) : (
        <Wait problem={error} onRetry={() => mutate()} />
      )}
    </Frame>
  );
}
