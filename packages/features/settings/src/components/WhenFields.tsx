import { DateTimePicker, Radio, RadioGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import { whenMessages as messages } from '../messages/money.ts';
import * as styles from './settings.css.ts';

/** When a change holds: now, or from a local time, which is null while it is incomplete. */
export interface When {
  when: 'now' | 'later';
  from: string | null;
}

interface WhenFieldsProps extends When {
  onChange: (when: When) => void;
  isReadOnly: boolean;
  message: { isInvalid: boolean; errorMessage: string | undefined };
}

/** The choice when a change holds. Nothing to choose for people who can't change settings. */
export function WhenFields({ when, from, onChange, isReadOnly, message }: WhenFieldsProps) {
  const { formatMessage } = useIntl();
  if (isReadOnly) return null;
  return (
    <div className={styles.stack}>
      <RadioGroup
        label={formatMessage(messages.when)}
        description={formatMessage(messages.help)}
        value={when}
        onChange={(next) => onChange({ when: next, from })}
      >
        <Radio value="now">{formatMessage(messages.now)}</Radio>
        <Radio value="later">{formatMessage(messages.later)}</Radio>
      </RadioGroup>
      {when === 'later' && (
        <DateTimePicker
          label={formatMessage(messages.from)}
          isRequired
          value={from}
          onChange={(next) => onChange({ when, from: next })}
          isInvalid={message.isInvalid}
          errorMessage={message.errorMessage}
        />
      )}
    </div>
  );
}

/** The local time of a choice; '' if it is incomplete, and null for now. */
export const fromOf = ({ when, from }: When): string | null =>
  when === 'now' ? null : (from ?? '');
