import type { PaymentOption } from '@servery/api';
import { likelyCash } from '@servery/domain/money';
import { MoneyField, useFormat } from '@servery/screens';
import { Button } from '@servery/ui';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { payMessages as messages } from '../messages/pay.ts';
import * as styles from './pay.css.ts';

interface CashChoiceProps {
  merchant_id: number;
  option: PaymentOption;
  /** The amount to ask for in cash, in sen. */
  due: number;
  isDisabled: boolean;
  /** Called with the cash received, in sen. */
  onTake: (received: number) => void;
}

/** The exact amount and the next round amounts as buttons, and a field for any other amount. */
export function CashChoice({ merchant_id, option, due, isDisabled, onTake }: CashChoiceProps) {
  const { formatMessage } = useIntl();
  const { money, symbol } = useFormat(merchant_id);
  const [received, setReceived] = useState<number | null>(null);
  const isShort = received !== null && received < due;
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    if (received !== null && !isShort && !isDisabled) onTake(received);
  };
  return (
    <fieldset className={styles.option}>
      <legend className={styles.optionName}>{option.name}</legend>
      <div className={styles.choices}>
        {likelyCash(due).map((amount) => (
          <Button
            key={amount}
            size="l"
            tone={amount === due ? 'accent' : 'neutral'}
            emphasis={amount === due ? 'soft' : 'outline'}
            isDisabled={isDisabled}
            onPress={() => onTake(amount)}
          >
            {amount === due
              ? formatMessage(messages.exact, { amount: money(amount) })
              : money(amount)}
          </Button>
        ))}
      </div>
      <form className={styles.other} noValidate onSubmit={take}>
        <div className={styles.field}>
          <MoneyField
            label={formatMessage(messages.received)}
            currency={symbol}
            value={received}
            onChange={setReceived}
            errorMessage={
              isShort ? formatMessage(messages.tooLittle, { amount: money(due) }) : undefined
            }
          />
        </div>
        <Button type="submit" size="l" isDisabled={isDisabled || received === null || isShort}>
          {formatMessage(messages.take)}
        </Button>
      </form>
    </fieldset>
  );
}
