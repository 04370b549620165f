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
import { formMessages } from '../messages/form.ts';
import { loginMessages } from '../messages/login.ts';
import { verifyMessages as messages } from '../messages/verify.ts';
import type { ScreenProps } from '../pages.ts';

/** Page to confirm an email address: waits for the link of the email, or confirms it. */
export function VerifyEmail({ variant, hrefOf, onDone, token }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useCall(getVerification, {});
  const confirm = useAction(verifyEmail, { refreshes: [getVerification] });
  // Confirm on a button press rather than on load, because email scanners follow links too.
  const press = (given: string) =>
    void confirm.trigger({ body: { token: given } }).then(
      () => onDone('verified'),
      // The problem is shown from `error`.
      () => undefined,
    );
  const frame = { variant, drawing: Letter } as const;

  if (data?.is_verified || confirm.data) {
    const email = apart(confirm.data?.email ?? data?.email ?? '');
    return (
      <Frame
        {...frame}
        isArrival
        title={formatMessage(messages.doneTitle)}
        lead={formatMessage(messages.done, { email })}
      >
        <LinkButton href={hrefOf('login')} tone="accent" emphasis="solid" isWide>
          {formatMessage(loginMessages.submit)}
        </LinkButton>
      </Frame>
    );
  }
  const email = data && apart(data.email);
  return (
    <Frame
      {...frame}
      title={formatMessage(messages.title)}
      lead={email && formatMessage(token ? messages.here : messages.lead, { email })}
      footer={<Link href={hrefOf('login')}>{formatMessage(formMessages.toSignIn)}</Link>}
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
              {formatMessage(messages.confirm)}
            </Button>
          )}
          {(!token || confirm.error) && (
            <MailAgain verification={data} href={hrefOf('verify-email')} />
          )}
          <Button emphasis="ghost" isWide onPress={() => onDone('skipped')}>
            {formatMessage(messages.skip)}
          </Button>
        </>
      ) : (
        <Wait problem={error} onRetry={() => mutate()} />
      )}
    </Frame>
  );
}
