import type { PaymentOption } from '@servery/api';
import { layTender } from '@servery/domain/money';
import { useFormat } from '@servery/screens';
import { CashEntry } from '@servery/screens/payment';
import { Button } from '@servery/ui';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { payMessages as messages } from '../messages/pay.ts';
import * as styles from './pay.css.ts';

interface CashChoiceProps {
  merchant_id: number;
  option: PaymentOption;
  /** The amount to pay before rounding, in sen. */
  payable: number;
  isDisabled: boolean;
  /** Called with the cash received, in sen. */
  onTake: (received: number) => void;
}

/** Likely amounts of cash, each of which takes the payment, and a field for any other amount. */
export function CashChoice({ merchant_id, option, payable, isDisabled, onTake }: CashChoiceProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [received, setReceived] = useState<number | null>(null);
  const { due, rounding } = layTender({ payable, captured: 0, is_cash: true });
  const laid =
    received === null
      ? null
      : layTender({ payable, captured: 0, is_cash: true, tendered: received });
  const isEnough = laid?.is_settled ?? false;
  const take = (event: SubmitEvent) => {
    event.preventDefault();
    if (received !== null && isEnough && !isDisabled) onTake(received);
  };
  return (
    <fieldset className={styles.option}>
      <legend className={styles.optionName}>{option.name}</legend>
      <form noValidate onSubmit={take}>
        <CashEntry
          merchant_id={merchant_id}
          due={due}
          rounding={rounding}
          received={received}
          change={laid && isEnough ? laid.change : null}
          isDisabled={isDisabled}
          onChoose={onTake}
          onType={setReceived}
          errorMessage={
            laid && !isEnough
              ? formatMessage(messages.tooLittle, { amount: money(due) })
              : undefined
          }
          action={
            <Button type="submit" size="l" isWide isDisabled={isDisabled || !isEnough}>
              {formatMessage(messages.take)}
            </Button>
          }
        />
      </form>
    </fieldset>
  );
}
