import { listPaymentOptions, type Order, type OrderMethod } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { LoadState, useFormat } from '@servery/screens';
import {
  BankIcon,
  Banner,
  Button,
  CardIcon,
  Dialog,
  QrIcon,
  ReceiptIcon,
  Stack,
  Text,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Checkout } from '../hooks/useCheckout.ts';
import { usePayment } from '../hooks/usePayment.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { payMessages as messages } from '../messages/pay.ts';
import { CashChoice } from './CashChoice.tsx';
import * as styles from './pay.css.ts';

const icons: Partial<Record<string, ReactNode>> = {
  card: <CardIcon />,
  e_wallet: <QrIcon />,
  bank: <BankIcon />,
};

interface PaySheetProps {
  merchant_id: number;
  method: OrderMethod;
  /** The total of the new order, in sen. */
  amount: number;
  place: () => Promise<Order>;
  pay: Checkout['pay'];
  onPaid: (order: Order) => void;
  onClose: () => void;
}

/**
 * Takes payment for a new order: one press on an amount of cash or on another option places the
 * order and pays it.
 */
export function PaySheet(props: PaySheetProps) {
  const { merchant_id, method, amount, place, pay, onPaid, onClose } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const problemText = useProblemText();
  const options = useCall(listPaymentOptions, {
    query: { merchant_id, method, length: 100, order: 'asc' },
  });
  const { placed, problem, isPending, due, isChanged, take } = usePayment({
    amount,
    place,
    pay,
    onPaid,
  });
  // Only a member has a wallet.
  const offered = options.data?.aaData.filter(({ kind }) => kind !== 'wallet');
  const number = placed?.number;
  return (
    <Dialog
      isOpen
      title={formatMessage(messages.title, { amount: money(due) })}
      isPending={isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={
        placed &&
        ((close) => (
          <Button size="l" isDisabled={isPending} onPress={close}>
            {formatMessage(messages.payLater)}
          </Button>
        ))
      }
    >
      <Stack gap="l">
        {problem && <Banner tone="danger">{problemText(problem)}</Banner>}
        {placed && !isPending && (
          <Banner tone="warning">
            {isChanged
              ? formatMessage(messages.totalChanged, { number, amount: money(due) })
              : formatMessage(messages.notPaid, { number })}
          </Banner>
        )}
        <div className={styles.due}>
          <Text tone="muted">{formatMessage(messages.due)}</Text>
          <span className={styles.dueFigure}>{money(due)}</span>
        </div>
        {!offered && (
          <LoadState error={options.error} level={3} lines={2} onRetry={options.mutate} />
        )}
        {offered?.length === 0 && <Text as="p">{formatMessage(messages.none)}</Text>}
        {offered
          ?.filter(({ kind }) => kind === 'cash')
          .map((option) => (
            <CashChoice
              key={option.id}
              merchant_id={merchant_id}
              option={option}
              payable={due}
              isDisabled={isPending}
              onTake={(received) => void take(option, received)}
            />
          ))}
        <div className={styles.choices}>
          {offered
            ?.filter(({ kind }) => kind !== 'cash')
            .map((option) => (
              <Button
                key={option.id}
                size="l"
                isWide
                icon={icons[option.kind] ?? <ReceiptIcon />}
                isDisabled={isPending}
                onPress={() => void take(option, null)}
              >
                {option.name}
              </Button>
            ))}
        </div>
      </Stack>
    </Dialog>
  );
}
