import { confirmTwoSteps, getTwoSteps, type TemplateSession } from '@servery/api/template';
import { useAction, useCall } from '@servery/api/swr';
import { Button, Form, Link, OneTimeCode } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { Arrived } from '../components/Arrived.tsx';
import { CodeAgain } from '../components/CodeAgain.tsx';
import { Frame } from '../components/Frame.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { Wait } from '../components/Wait.tsx';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { ServiceBell } from '../illustrations/ServiceBell.tsx';
import { codeMessages as messages } from '../messages/code.ts';
import { formMessages } from '../messages/form.ts';
import type { ScreenProps } from '../pages.ts';

/** Page for the second step of signing in; a complete code is submitted automatically. */
export function TwoSteps({ variant, hrefOf, onDone }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { data: challenge, error, mutate } = useCall(getTwoSteps, {});
  const { trigger } = useAction(confirmTwoSteps);
  const [session, setSession] = useState<TemplateSession>();
  const form = useAuthForm({
    start: { code: '' },
    check: ({ code }) => ({
      code: /^\d{6}$/.test(code) ? undefined : code ? 'codeShort' : 'required',
    }),
  });
  const confirm = async (code: string) => {
    setSession(await trigger({ body: { code } }));
    onDone('signedIn');
  };
  const frame = { variant, drawing: ServiceBell } as const;

  if (session) {
    const name = apart(session.account.username);
    return (
      <Arrived {...frame} session={session} title={formatMessage(messages.doneTitle, { name })} />
    );
  }
  const leadMessage = challenge?.channel === 'call' ? messages.called : messages.mailed;
  return (
    <Frame
      {...frame}
      title={formatMessage(messages.title)}
      lead={challenge && formatMessage(leadMessage, { to: apart(challenge.to) })}
      footer={<Link href={hrefOf('login')}>{formatMessage(formMessages.toSignIn)}</Link>}
    >
      {challenge ? (
        <>
          <ProblemBanner problem={form.problem} />
          <Form
            label={formatMessage(messages.title)}
            onSubmit={form.submit(() => confirm(form.values.code))}
          >
            <OneTimeCode
              {...form.field('code')}
              label={formatMessage(messages.label)}
              groupSize={3}
              onComplete={(code) => void form.attempt(() => confirm(code))}
            />
            <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
              {formatMessage(messages.submit)}
            </Button>
          </Form>
          <CodeAgain challenge={challenge} onSent={() => form.setValues({ code: '' })} />
        </>
      ) : (
        <Wait problem={error} onRetry={() => mutate()} />
      )}
    </Frame>
  );
}
