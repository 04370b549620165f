import type { PaymentOption } from '@servery/api';
import { nextTender } from '@servery/domain/paying';
import { Button } from '@servery/ui';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { paymentMessages as messages } from '../messages/payment.ts';
import { CashEntry } from './CashEntry.tsx';
import * as styles from './payment.css.ts';
import type { Tender } from './useTenders.ts';

export interface CashTenderProps {
  merchant_id: number;
  option: PaymentOption;
  /** The amount left to pay, in sen. */
  left: number;
  /** The part of it to pay with this tender, in sen. */
  wanted: number;
  /** The tip on top of it, in sen. */
  tip: number;
  isDisabled: boolean;
  onTake: (tender: Tender) => void;
}

/** Likely amounts of cash, each of which takes the payment, and a field for any other amount. */
export function CashTender(props: CashTenderProps) {
  const { merchant_id, option, left, wanted, tip, isDisabled, onTake } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [received, setReceived] = useState<number | null>(null);
  // A tip is never taken from the change: it is part of what the guest is asked for.
  const forBill = received === null ? null : received - tip;
  const tender = nextTender({ left, wanted, isCash: true, received: forBill });
  const { amount, rounding, change, isShort } = tender;
  const due = amount + tip;
  const take = (tendered: number) => onTake({ option, amount, tip, tendered });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (received !== null && change !== null && !isDisabled) take(received);
  };
  return (
    <fieldset className={styles.option}>
      <legend className={styles.optionName}>{option.name}</legend>
      <form noValidate onSubmit={submit}>
        <CashEntry
          merchant_id={merchant_id}
          due={due}
          rounding={rounding}
          received={received}
          change={change}
          isDisabled={isDisabled}
          onChoose={take}
          onType={setReceived}
          errorMessage={
            isShort ? formatMessage(messages.tooLittle, { amount: money(due) }) : undefined
          }
          action={
            <Button type="submit" size="l" isWide isDisabled={isDisabled || change === null}>
              {formatMessage(messages.take)}
            </Button>
          }
        />
      </form>
    </fieldset>
  );
}
