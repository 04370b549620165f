import { limitsOf } from '@servery/api';
import { registerInSteps } from '@servery/api/template';
import { PasswordField, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages } from '../messages/form.ts';
import { stepsMessages as messages } from '../messages/steps.ts';
import type { StepFieldOf } from '../screens/steps.ts';
import { Pairs } from './Pairs.tsx';
import { PasswordRules } from './PasswordRules.tsx';

export interface StepProps {
  field: StepFieldOf;
}

/** Step that asks for username, email and password. */
export function AccountStep({ field }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <Pairs>
      <TextField
        {...field('username')}
        label={formatMessage(formMessages.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...limitsOf(registerInSteps.body, 'username')}
      />
      <TextField
        {...field('email')}
        label={formatMessage(formMessages.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={formatMessage(formMessages.password)}
        autoComplete="new-password"
        description={<PasswordRules password={field('password').value} />}
      />
      <PasswordField
        {...field('repeat')}
        label={formatMessage(messages.repeat)}
        autoComplete="new-password"
      />
    </Pairs>
  );
}
