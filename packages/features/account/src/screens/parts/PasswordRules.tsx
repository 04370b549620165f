import { passwordFaultsOf } from '@servery/domain/account';
import { CheckIcon, MinusIcon, Stack, Text, VisuallyHidden } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { passwordMessages as messages, ruleMessages } from '../../messages/password.ts';
import type { PasswordFields } from './passwordErrors.ts';
import { rule, rules, sign } from './PasswordPart.css.ts';

const names = ['tooShort', 'tooCommon', 'isName', 'isCurrent', 'differs'] as const;

/** The rules for a new password, ticked as they are met while it is typed. */
export function PasswordRules({ fields, username }: { fields: PasswordFields; username: string }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { current, next, again } = fields;
  const faults = passwordFaultsOf(next, { username, current });
  const isMet = (name: (typeof names)[number]) => {
    if (next === '') return false;
    return name === 'differs' ? next === again : !faults.includes(name);
  };
  return (
    <Stack gap="xs">
      <Text size="s" weight="medium" id={id}>
        {formatMessage(messages.rules)}
      </Text>
      <ul role="list" aria-labelledby={id} className={rules}>
        {names.map((name) => (
          <li key={name} className={rule} data-met={isMet(name) || undefined}>
            <span className={sign}>
              {isMet(name) ? <CheckIcon aria-hidden /> : <MinusIcon aria-hidden />}
            </span>
            <span>
              <VisuallyHidden>
                {formatMessage(isMet(name) ? messages.met : messages.unmet)}{' '}
              </VisuallyHidden>
              {formatMessage(ruleMessages[name])}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
