import { resetPassword } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Banner, Button, Form, Link, LinkButton, PasswordField, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { Frame } from '../components/Frame.tsx';
import { PasswordRules } from '../components/PasswordRules.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { Padlock } from '../illustrations/Padlock.tsx';
import { formWords } from '../messages/form.ts';
import { loginWords } from '../messages/login.ts';
import { resetWords as words } from '../messages/reset.ts';
import type { ScreenProps } from '../pages.ts';
import { passwordRefusal, repeatRefusal } from '../rules/passwordRules.ts';

/** Sets a new password by the link of a message. */
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
      {formatMessage(words.ask)}
    </Link>
  );

  if (isSet)
    return (
      <Frame
        variant={variant}
        drawing={Padlock}
        isArrival
        title={formatMessage(words.doneTitle)}
        lead={formatMessage(words.done)}
      >
        <LinkButton href={hrefOf('login')} tone="accent" emphasis="solid" isWide>
          {formatMessage(loginWords.submit)}
        </LinkButton>
      </Frame>
    );
  return (
    <Frame
      variant={variant}
      drawing={Padlock}
      title={formatMessage(words.title)}
      lead={formatMessage(words.lead)}
      footer={<Link href={hrefOf('login')}>{formatMessage(formWords.toSignIn)}</Link>}
    >
      {!token && !form.problem && (
        <Banner tone="info" isLive={false} action={ask}>
          {formatMessage(words.noLink)}
        </Banner>
      )}
      <ProblemBanner
        problem={form.problem}
        action={form.problem?.code === 'notFound' ? ask : undefined}
      />
      <Form label={formatMessage(words.submit)} onSubmit={form.submit(set)}>
        <Stack gap="l">
          <PasswordField
            {...form.field('password')}
            label={formatMessage(words.password)}
            revealLabel={formatMessage(formWords.reveal)}
            autoComplete="new-password"
            description={<PasswordRules password={password} />}
          />
          <PasswordField
            {...form.field('repeat')}
            label={formatMessage(words.repeat)}
            revealLabel={formatMessage(formWords.reveal)}
            autoComplete="new-password"
            description={repeat && repeat === password ? formatMessage(words.same) : undefined}
          />
        </Stack>
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(words.submit)}
        </Button>
      </Form>
    </Frame>
  );
}
