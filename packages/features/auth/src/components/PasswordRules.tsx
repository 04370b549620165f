import { CheckIcon, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { rulesWords as words } from '../messages/rules.ts';
import { passwordRuleNames, passwordRules } from '../rules/passwordRules.ts';
import { dot, list, rule, sign } from './PasswordRules.css.ts';

export interface PasswordRulesProps {
  password: string;
}

/** What a password still lacks, ticked off while it is typed. */
export function PasswordRules({ password }: PasswordRulesProps) {
  const { formatMessage } = useIntl();
  return (
    <ul role="list" aria-label={formatMessage(words.title)} className={list}>
      {passwordRuleNames.map((name) => {
        const isKept = passwordRules[name](password);
        return (
          <li key={name} className={rule} data-kept={isKept || undefined}>
            <span className={sign}>{isKept ? <CheckIcon /> : <span className={dot} />}</span>
            {formatMessage(words[name])}
            <VisuallyHidden>{formatMessage(isKept ? words.kept : words.open)}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
