import type { OrderMethod, Payment, Problem } from '@servery/api';
import { leftOf, nextShare, nextTender, type Payable } from '@servery/domain/paying';
import { Button, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { orderMessages } from '../messages/orders.ts';
import { paymentMessages as messages } from '../messages/payment.ts';
import * as styles from './payment.css.ts';
import { SplitFields, type Split } from './SplitFields.tsx';
import { TenderList } from './TenderList.tsx';
import { TenderOptions } from './TenderOptions.tsx';
import type { Tenders } from './useTenders.ts';

export interface PaymentSheetProps {
  merchant_id: number;
  method: OrderMethod;
  /** Whether the bill has a member, who can pay from a wallet. */
  hasMember: boolean;
  /** The figures of the bill or bills, in sen. */
  payable: Payable;
  /** The payments taken so far. */
  payments: readonly Payment[];
  tenders: Tenders;
  problemText: (problem: Problem) => string;
  /** Shown if no payment option is available. */
  noOptions: string;
  /** Opens the choice of items for a bill of their own; without it, the bill can't be split. */
  onSplitByItem?: (() => void) | undefined;
}

/**
 * Takes payment of a bill, tender by tender. One press on an amount of cash or on another option
 * takes the payment; the amount left, and each tender with its state, stay visible.
 */
export function PaymentSheet(props: PaymentSheetProps) {
  const { merchant_id, payments, tenders, onSplitByItem } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [split, setSplit] = useState<Split | null>(null);
  const left = leftOf(props.payable);
  const paid = split ? tenders.taken - split.before : 0;
  // A typed amount is for one payment; it stays until that one is taken.
  const typed = split?.typedAt === tenders.taken ? split.amount : undefined;
  const share = split ? nextShare({ ...split, paid }, left) : left;
  const amount = typed === undefined ? share : typed;
  const wanted = amount ?? 0;
  const isTooMuch = nextTender({ left, wanted, isCash: false }).isTooMuch;
  const isDisabled = tenders.isPending || isTooMuch || wanted === 0;
  return (
    <Stack gap="l">
      <div className={styles.due} aria-live="polite">
        <Text tone="muted">
          {formatMessage(payments.length > 0 ? messages.left : orderMessages.toPay)}
        </Text>
        <span className={styles.figure}>{money(left)}</span>
      </div>
      <TenderList
        merchant_id={merchant_id}
        payments={payments}
        tenders={tenders}
        canRetry={left > 0}
        problemText={props.problemText}
      />
      {left > 0 && (
        <TenderOptions
          merchant_id={merchant_id}
          method={props.method}
          hasMember={props.hasMember}
          left={left}
          wanted={wanted}
          isDisabled={isDisabled}
          tenders={tenders}
          noOptions={props.noOptions}
        />
      )}
      {left > 0 && split && (
        <SplitFields
          merchant_id={merchant_id}
          split={split}
          amount={amount}
          isStarted={paid > 0}
          errorMessage={
            isTooMuch ? formatMessage(messages.tooMuch, { amount: money(left) }) : undefined
          }
          onChange={(next) => setSplit({ ...next, typedAt: tenders.taken })}
        />
      )}
      {left > 0 && !split && (
        <div className={styles.ways}>
          <Button
            size="l"
            emphasis="ghost"
            onPress={() =>
              setSplit({
                whole: left,
                guests: 1,
                before: tenders.taken,
                amount: undefined,
                typedAt: tenders.taken,
              })
            }
          >
            {formatMessage(messages.splitPayment)}
          </Button>
          {onSplitByItem && (
            <Button
              size="l"
              emphasis="ghost"
              isDisabled={tenders.attempt !== null}
              onPress={onSplitByItem}
            >
              {formatMessage(messages.splitByItem)}
            </Button>
          )}
        </div>
      )}
    </Stack>
  );
}
