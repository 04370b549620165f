import { resetPassword } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Banner, Button, Form, Link, LinkButton, PasswordField, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { Frame } from '../components/Frame.tsx';
import { PasswordRules } from '../components/PasswordRules.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { Padlock } from '../illustrations/Padlock.tsx';
import { formMessages } from '../messages/form.ts';
import { loginMessages } from '../messages/login.ts';
import { resetMessages as messages } from '../messages/reset.ts';
import type { ScreenProps } from '../pages.ts';
import { passwordRefusal, repeatRefusal } from '../rules/passwordRules.ts';

/** Page to set a new password with the link of an email. */
export function ResetPassword({ variant, hrefOf, onDone, token }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { trigger, data: isSet } = useAction(resetPassword);
  const form = useAuthForm({
    start: { password: '', repeat: '' },
    check: ({ password, repeat }) => ({
      password: passwordRefusal(password),
      repeat: repeatRefusal(password, repeat),
    }),
  });
  const { password, repeat } = form.values;
  const set = async () => {
    await trigger({ body: { token: token ?? '', password } });
    onDone('passwordReset');
  };
  const ask = (
    <Link href={hrefOf('forgot-password')} tone="inherit">
      {formatMessage(messages.ask)}
    </Link>
  );

  if (isSet)
    return (
      <Frame
        variant={variant}
        drawing={Padlock}
        isArrival
        title={formatMessage(messages.doneTitle)}
        lead={formatMessage(messages.done)}
      >
        <LinkButton href={hrefOf('login')} tone="accent" emphasis="solid" isWide>
          {formatMessage(loginMessages.submit)}
        </LinkButton>
      </Frame>
    );
  return (
    <Frame
      variant={variant}
      drawing={Padlock}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      footer={<Link href={hrefOf('login')}>{formatMessage(formMessages.toSignIn)}</Link>}
    >
      {!token && !form.problem && (
        <Banner tone="info" isLive={false} action={ask}>
          {formatMessage(messages.noLink)}
        </Banner>
      )}
      <ProblemBanner
        problem={form.problem}
        action={form.problem?.code === 'notFound' ? ask : undefined}
      />
      <Form label={formatMessage(messages.submit)} onSubmit={form.submit(set)}>
        <Stack gap="l">
          <PasswordField
            {...form.field('password')}
            label={formatMessage(messages.password)}
            autoComplete="new-password"
            description={<PasswordRules password={password} />}
          />
          <PasswordField
            {...form.field('repeat')}
            label={formatMessage(messages.repeat)}
            autoComplete="new-password"
            description={repeat && repeat === password ? formatMessage(messages.same) : undefined}
          />
        </Stack>
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(messages.submit)}
        </Button>
      </Form>
    </Frame>
  );
}
