import { amountKeys, typeAmount } from '@servery/domain/paying';
import { EraseIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { paymentMessages as messages } from '../messages/payment.ts';
import * as styles from './payment.css.ts';

export interface AmountKeypadProps {
  /** In minor units; null for none. */
  value: number | null;
  /** @default false */
  isDisabled?: boolean;
  onChange: (value: number | null) => void;
}

/** Keys that type an amount from the right, as on a card terminal, for a touch screen. */
export function AmountKeypad({ value, isDisabled, onChange }: AmountKeypadProps) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <div
      role="group"
      aria-label={formatMessage(messages.keypad)}
      className={styles.keypad}
      dir="ltr"
    >
      {amountKeys.map((key) => (
        <button
          key={key}
          type="button"
          className={styles.key}
          disabled={isDisabled}
          aria-label={key === 'erase' ? formatMessage(messages.erase) : undefined}
          onClick={() => onChange(typeAmount(value, key))}
        >
          {key === 'erase' ? (
            <EraseIcon />
          ) : (
            formatNumber(Number(key), { minimumIntegerDigits: key.length })
          )}
        </button>
      ))}
    </div>
  );
}
