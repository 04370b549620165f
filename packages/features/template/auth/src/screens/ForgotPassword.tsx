import { askForReset } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, Form, Link, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { apart } from '../apart.ts';
import { DemoMessage } from '../components/DemoMessage.tsx';
import { Frame } from '../components/Frame.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { EmptyHook } from '../illustrations/EmptyHook.tsx';
import { forgotMessages as messages } from '../messages/forgot.ts';
import { formMessages } from '../messages/form.ts';
import { withToken, type ScreenProps } from '../pages.ts';
import { mailRefusal } from '../rules/isMail.ts';

/** Page to request a link for a new password. */
export function ForgotPassword({ variant, hrefOf }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { trigger, data: sent, reset } = useAction(askForReset);
  const form = useAuthForm({
    start: { email: '' },
    check: ({ email }) => ({ email: mailRefusal(email) }),
  });
  const footer = <Link href={hrefOf('login')}>{formatMessage(formMessages.toSignIn)}</Link>;
  if (sent)
    return (
      <Frame
        variant={variant}
        drawing={EmptyHook}
        isArrival
        title={formatMessage(messages.sentTitle)}
        lead={formatMessage(messages.sent, { email: apart(sent.email) })}
        footer={footer}
      >
        <DemoMessage>
          <Link href={withToken(hrefOf('reset-password'), sent.demo.token)}>
            {formatMessage(messages.open)}
          </Link>
        </DemoMessage>
        <Button emphasis="outline" isWide onPress={reset}>
          {formatMessage(messages.other)}
        </Button>
      </Frame>
    );
  return (
    <Frame
      variant={variant}
      drawing={EmptyHook}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      footer={footer}
    >
      <ProblemBanner problem={form.problem} />
      <Form
        label={formatMessage(messages.submit)}
        onSubmit={form.submit(() => trigger({ body: form.values }))}
      >
        <TextField
          {...form.field('email')}
          label={formatMessage(formMessages.email)}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(messages.submit)}
        </Button>
      </Form>
    </Frame>
  );
}
