import { CheckIcon, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { rulesMessages as messages } from '../messages/rules.ts';
import { passwordRuleNames, passwordRules } from '../rules/passwordRules.ts';
import { dot, list, rule, sign } from './PasswordRules.css.ts';

export interface PasswordRulesProps {
  password: string;
}

/** The rules of a password, ticked off while typing. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const { formatMessage } = useIntl();
  return (
    <ul role="list" aria-label={formatMessage(messages.title)} className={list}>
      {passwordRuleNames.map((name) => {
        const isMet = passwordRules[name](password);
        return (
          <li key={name} className={rule} data-met={isMet || undefined}>
            <span className={sign}>{isMet ? <CheckIcon /> : <span className={dot} />}</span>
            {formatMessage(messages[name])}
            <VisuallyHidden>{formatMessage(isMet ? messages.met : messages.open)}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
