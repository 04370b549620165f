import { listPaymentOptions, type OrderMethod, type Payment, type Problem } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { leftOf, nextShare, nextTender, type Payable } from '@servery/domain/paying';
import { BankIcon, Button, CardIcon, QrIcon, ReceiptIcon, Stack, Text } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../format/useFormat.ts';
import { LoadState } from '../loading/LoadState.tsx';
import { orderMessages } from '../messages/orders.ts';
import { paymentMessages as messages } from '../messages/payment.ts';
import { CashTender } from './CashTender.tsx';
import * as styles from './payment.css.ts';
import { SplitFields, type Split } from './SplitFields.tsx';
import { TenderList } from './TenderList.tsx';
import type { Tenders } from './useTenders.ts';

const icons: Partial<Record<string, ReactNode>> = {
  card: <CardIcon />,
  e_wallet: <QrIcon />,
  bank: <BankIcon />,
};

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
}

/**
 * Takes payment of a bill, tender by tender. One press on an amount of cash or on another option
 * takes the payment; the amount left, and each tender with its state, stay visible.
 */
export function PaymentSheet(props: PaymentSheetProps) {
  const { merchant_id, method, payable, tenders } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const options = useCall(listPaymentOptions, {
    query: { merchant_id, method, length: 100, order: 'asc' },
  });
  const [split, setSplit] = useState<Split | null>(null);
  const left = leftOf(payable);
  const paid = split ? tenders.taken - split.before : 0;
  // A typed amount is for one payment; it stays until that one is taken.
  const typed = split?.typedAt === tenders.taken ? split.amount : undefined;
  const share = split ? nextShare({ ...split, paid }, left) : left;
  const amount = typed === undefined ? share : typed;
  const wanted = amount ?? 0;
  const isTooMuch = nextTender({ left, wanted, isCash: false }).isTooMuch;
  const isDisabled = tenders.isPending || isTooMuch || wanted === 0;
  const offered = options.data?.aaData.filter(({ kind }) => kind !== 'wallet' || props.hasMember);
  return (
    <Stack gap="l">
      <div className={styles.due} aria-live="polite">
        <Text tone="muted">
          {formatMessage(props.payments.length > 0 ? messages.left : orderMessages.toPay)}
        </Text>
        <span className={styles.figure}>{money(left)}</span>
      </div>
      <TenderList
        merchant_id={merchant_id}
        payments={props.payments}
        tenders={tenders}
        problemText={props.problemText}
      />
      {!offered && <LoadState error={options.error} level={3} lines={2} onRetry={options.mutate} />}
      {offered?.length === 0 && <Text as="p">{props.noOptions}</Text>}
      {offered
        ?.filter(({ kind }) => kind === 'cash')
        .map((option) => (
          <CashTender
            // A captured tender starts the next one without cash received.
            key={`${option.id} ${tenders.taken}`}
            merchant_id={merchant_id}
            option={option}
            left={left}
            wanted={wanted}
            isDisabled={isDisabled}
            onTake={tenders.take}
          />
        ))}
      <div className={styles.amounts}>
        {offered
          ?.filter(({ kind }) => kind !== 'cash')
          .map((option) => (
            <Button
              key={option.id}
              size="l"
              isWide
              icon={icons[option.kind] ?? <ReceiptIcon />}
              isDisabled={isDisabled}
              onPress={() => {
                const tender = nextTender({ left, wanted, isCash: false });
                tenders.take({ option, amount: tender.amount, tendered: null });
              }}
            >
              {option.name}
            </Button>
          ))}
      </div>
      {split ? (
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
      ) : (
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
      )}
    </Stack>
  );
}
