import type { Order, OrderMethod } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useErrorToast, useFormat } from '@servery/screens';
import { paymentMessages } from '@servery/screens/messages';
import { hasSeveral, ItemSplit, PaymentSheet } from '@servery/screens/payment';
import { Banner, Button, Dialog, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Checkout } from '../hooks/useCheckout.ts';
import { usePayment } from '../hooks/usePayment.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useSplitOrder } from '../hooks/useSplitOrder.ts';
import { payMessages as messages } from '../messages/pay.ts';
import { PaidBill } from './PaidBill.tsx';

interface PaySheetProps {
  merchant_id: number;
  method: OrderMethod;
  /** The total of the new order, in sen. */
  amount: number;
  /** Whether the new order has more than one item. */
  isDivisible: boolean;
  place: () => Promise<Order>;
  pay: Checkout['pay'];
  /** Called with the order when it is paid, or when the rest is to be paid later. */
  onPaid: (order: Order) => void;
  onClose: () => void;
}

/** Takes payment for a new order; the first tender, or a split, places the order. */
export function PaySheet(props: PaySheetProps) {
  const { merchant_id, method, amount, isDivisible, place, pay, onPaid, onClose } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const problemText = useProblemText();
  const attempt = useErrorToast(problemText);
  const may = useRights();
  const { trigger: split } = useSplitOrder();
  const [isByItem, setByItem] = useState(false);
  const payment = usePayment({ amount, place, pay, onPaid });
  const { placed, rest, paid, tenders, isChanged } = payment;
  const [isPlacing, setPlacing] = useState(false);
  const isPending = tenders.isPending || isPlacing;
  const due = placed ? placed.balance : amount;
  const number = placed?.number;
  const isPartlyPaid = placed !== null && placed.payments.length > 0;
  const canSplit =
    rest === null &&
    may('order.split') &&
    method !== 'delivery' &&
    (placed ? hasSeveral(placed) : isDivisible);
  const chooseItems = async () => {
    setPlacing(true);
    await attempt(async () => {
      await payment.placeOnce();
      setByItem(true);
    });
    setPlacing(false);
  };
  if (isByItem && placed)
    return (
      <ItemSplit
        order={placed}
        split={(body) => split({ body })}
        problemText={problemText}
        onSplit={(bill, left) => {
          setByItem(false);
          payment.split(bill, left);
        }}
        onChanged={payment.show}
        onClose={() => setByItem(false)}
      />
    );
  return (
    <Dialog
      isOpen
      title={formatMessage(messages.title, { amount: money(due) })}
      isPending={isPending}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (placed && (isPartlyPaid || rest || paid)) onPaid(rest ?? placed);
        else onClose();
      }}
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
        {paid && <PaidBill order={paid} />}
        {placed && !isPending && !isPartlyPaid && !rest && !paid && (
          <Banner tone="warning">
            {isChanged
              ? formatMessage(messages.totalChanged, { number, amount: money(due) })
              : formatMessage(messages.notPaid, { number })}
          </Banner>
        )}
        {rest && rest.balance > 0 && (
          <Text as="p" tone="muted">
            <FormattedMessage
              {...paymentMessages.next}
              values={{ amount: money(rest.balance), number: rest.number }}
            />
          </Text>
        )}
        <PaymentSheet
          key={placed && (rest || paid) ? placed.id : 'new'}
          merchant_id={merchant_id}
          method={method}
          hasMember={false}
          payable={placed?.totals ?? { total: amount, captured: 0, rounding: 0 }}
          payments={placed?.payments ?? []}
          tenders={tenders}
          problemText={problemText}
          noOptions={formatMessage(messages.none)}
          onSplitByItem={canSplit ? () => void chooseItems() : undefined}
        />
      </Stack>
    </Dialog>
  );
}
