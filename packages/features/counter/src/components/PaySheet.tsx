import type { Order, OrderMethod } from '@servery/api';
import { useFormat } from '@servery/screens';
import { PaymentSheet } from '@servery/screens/payment';
import { Banner, Button, Dialog, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { Checkout } from '../hooks/useCheckout.ts';
import { usePayment } from '../hooks/usePayment.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { payMessages as messages } from '../messages/pay.ts';

interface PaySheetProps {
  merchant_id: number;
  method: OrderMethod;
  /** The total of the new order, in sen. */
  amount: number;
  place: () => Promise<Order>;
  pay: Checkout['pay'];
  /** Called with the order when it is paid, or when the rest is to be paid later. */
  onPaid: (order: Order) => void;
  onClose: () => void;
}

/** Takes payment for a new order; the first tender places the order. */
export function PaySheet(props: PaySheetProps) {
  const { merchant_id, method, amount, place, pay, onPaid, onClose } = props;
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const problemText = useProblemText();
  const { placed, tenders, isChanged } = usePayment({ amount, place, pay, onPaid });
  const { isPending } = tenders;
  const due = placed ? placed.balance : amount;
  const number = placed?.number;
  const isPartlyPaid = placed !== null && placed.payments.length > 0;
  return (
    <Dialog
      isOpen
      title={formatMessage(messages.title, { amount: money(due) })}
      isPending={isPending}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        if (isPartlyPaid) onPaid(placed);
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
        {placed && !isPending && !isPartlyPaid && (
          <Banner tone="warning">
            {isChanged
              ? formatMessage(messages.totalChanged, { number, amount: money(due) })
              : formatMessage(messages.notPaid, { number })}
          </Banner>
        )}
        <PaymentSheet
          merchant_id={merchant_id}
          method={method}
          hasMember={false}
          payable={placed?.totals ?? { total: amount, captured: 0, rounding: 0 }}
          payments={placed?.payments ?? []}
          tenders={tenders}
          problemText={problemText}
          noOptions={formatMessage(messages.none)}
        />
      </Stack>
    </Dialog>
  );
}
