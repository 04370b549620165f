import { signInWithPassword } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, Checkbox, Form, Inline, Link, PasswordField, Stack, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Arrived, type ArrivedProps } from '../components/Arrived.tsx';
import { DemoHint } from '../components/DemoHint.tsx';
import { Frame } from '../components/Frame.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { Providers } from '../components/Providers.tsx';
import { demoAccount } from '../demoAccount.ts';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { KeyOnHook } from '../illustrations/KeyOnHook.tsx';
import { formMessages } from '../messages/form.ts';
import { loginMessages as messages } from '../messages/login.ts';
import type { ScreenProps } from '../pages.ts';
import { mailRefusal } from '../rules/isMail.ts';

/** Page to sign in with email address and password, or with an external provider. */
export function Login({ variant, hrefOf, onDone }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAction(signInWithPassword);
  const [session, setSession] = useState<ArrivedProps['session']>();
  const form = useAuthForm({
    start: { email: '', password: '', remember: false },
    check: ({ email, password }) => ({
      email: mailRefusal(email),
      password: password ? undefined : ('required' as const),
    }),
  });
  const { value: isRemembered, errorMessage: _, ...remember } = form.field('remember');
  const arrive = (made: NonNullable<typeof session>) => {
    setSession(made);
    onDone('signedIn');
  };

  if (session) return <Arrived variant={variant} drawing={KeyOnHook} session={session} />;
  return (
    <Frame
      variant={variant}
      drawing={KeyOnHook}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      footer={
        <>
          <span>{formatMessage(messages.newHere)}</span>
          <Link href={hrefOf('register')}>{formatMessage(messages.create)}</Link>
        </>
      }
    >
      <DemoHint
        onFill={() => {
          const { email, password } = demoAccount;
          form.setValues((were) => ({ ...were, email, password }));
        }}
      />
      <ProblemBanner problem={form.problem} />
      <Form
        label={formatMessage(messages.submit)}
        onSubmit={form.submit(async () => arrive(await trigger({ body: form.values })))}
      >
        <Stack gap="l">
          <TextField
            {...form.field('email')}
            label={formatMessage(formMessages.email)}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password')}
            label={formatMessage(formMessages.password)}
            autoComplete="current-password"
          />
          <Inline justify="between" align="center">
            <Checkbox {...remember} isSelected={isRemembered}>
              {formatMessage(messages.remember)}
            </Checkbox>
            <Link href={hrefOf('forgot-password')}>{formatMessage(messages.forgot)}</Link>
          </Inline>
        </Stack>
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(messages.submit)}
        </Button>
      </Form>
      <Providers isRemembered={isRemembered} onSignedIn={arrive} />
    </Frame>
  );
}
