import { PasswordField, TextField } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formWords } from '../messages/form.ts';
import { stepsWords as words } from '../messages/steps.ts';
import type { StepFieldOf } from '../screens/steps.ts';
import { Pairs } from './Pairs.tsx';
import { PasswordRules } from './PasswordRules.tsx';

export interface StepProps {
  field: StepFieldOf;
}

/** Asks for a name, an address and a password. */
export function AccountStep({ field }: StepProps) {
  const { formatMessage } = useIntl();
  return (
    <Pairs>
      <TextField
        {...field('username')}
        label={formatMessage(formWords.username)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <TextField
        {...field('email')}
        label={formatMessage(formWords.email)}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...field('password')}
        label={formatMessage(formWords.password)}
        revealLabel={formatMessage(formWords.reveal)}
        autoComplete="new-password"
        description={<PasswordRules password={field('password').value} />}
      />
      <PasswordField
        {...field('repeat')}
        label={formatMessage(words.repeat)}
        revealLabel={formatMessage(formWords.reveal)}
        autoComplete="new-password"
      />
    </Pairs>
  );
}
