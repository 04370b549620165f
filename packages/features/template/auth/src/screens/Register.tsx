import { limitsOf } from '@servery/api';
import { getVerification, registerAccount, type TemplateAccount } from '@servery/api/template';
import { useAction } from '@servery/api/swr';
import { Button, Checkbox, Form, Link, PasswordField, Stack, TextField } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Frame } from '../components/Frame.tsx';
import { PasswordRules } from '../components/PasswordRules.tsx';
import { ProblemBanner } from '../components/ProblemBanner.tsx';
import { Registered } from '../components/Registered.tsx';
import { useAuthForm } from '../hooks/useAuthForm.ts';
import { Apron } from '../illustrations/Apron.tsx';
import { formMessages } from '../messages/form.ts';
import { loginMessages } from '../messages/login.ts';
import { registerMessages as messages } from '../messages/register.ts';
import type { ScreenProps } from '../pages.ts';
import { mailRefusal } from '../rules/isMail.ts';
import { passwordRefusal } from '../rules/passwordRules.ts';

/** Page to create an account. */
export function Register({ variant, hrefOf, onDone }: ScreenProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useAction(registerAccount, { refreshes: [getVerification] });
  const [account, setAccount] = useState<TemplateAccount>();
  const form = useAuthForm({
    start: { username: '', email: '', password: '', terms: false },
    check: ({ username, email, password, terms }) => ({
      username: username.trim() ? undefined : ('required' as const),
      email: mailRefusal(email),
      password: passwordRefusal(password),
      terms: terms ? undefined : ('terms' as const),
    }),
  });
  const { value: isAgreed, errorMessage: termsError, ...terms } = form.field('terms');
  const register = async () => {
    setAccount((await trigger({ body: { ...form.values, terms: true } })).account);
    onDone('registered');
  };

  if (account)
    return (
      <Registered
        variant={variant}
        drawing={Apron}
        account={account}
        href={hrefOf('verify-email')}
      />
    );
  return (
    <Frame
      variant={variant}
      drawing={Apron}
      title={formatMessage(messages.title)}
      lead={formatMessage(messages.lead)}
      footer={
        <>
          <span>{formatMessage(messages.have)}</span>
          <Link href={hrefOf('login')}>{formatMessage(loginMessages.submit)}</Link>
        </>
      }
    >
      <ProblemBanner problem={form.problem} />
      <Form label={formatMessage(messages.submit)} onSubmit={form.submit(register)}>
        <Stack gap="l">
          <TextField
            {...form.field('username')}
            label={formatMessage(formMessages.username)}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            {...limitsOf(registerAccount.body, 'username')}
          />
          <TextField
            {...form.field('email')}
            label={formatMessage(formMessages.email)}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            {...form.field('password')}
            label={formatMessage(formMessages.password)}
            autoComplete="new-password"
            description={<PasswordRules password={form.values.password} />}
          />
          <Checkbox
            {...terms}
            isSelected={isAgreed}
            isInvalid={Boolean(termsError)}
            errorMessage={termsError}
          >
            {formatMessage(messages.terms)}
          </Checkbox>
        </Stack>
        <Button type="submit" tone="accent" emphasis="solid" isWide isPending={form.isPending}>
          {formatMessage(messages.submit)}
        </Button>
      </Form>
    </Frame>
  );
}
