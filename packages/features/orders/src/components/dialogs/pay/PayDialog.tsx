import type { Order } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useFormat } from '@servery/screens';
import { paymentMessages } from '@servery/screens/messages';
import { hasSeveral } from '@servery/screens/payment';
import { Text, toast } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTogglePaymentStatus } from '../../../hooks/useTogglePaymentStatus.ts';
import { dialogDoneMessages, titleMessages } from '../../../messages/dialogs.ts';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useDone } from '../useDone.ts';
import { PayBills } from './PayBills.tsx';

/**
 * Takes payment for an order. If items are split off it, the bill of these items is paid first, and
 * what is left of the order next.
 */
export function PayDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useTogglePaymentStatus();
  const may = useRights();
  const done = useDone(onClose);
  // Pinned, because the order may reload while it is paid.
  const [{ bill, rest }, setBills] = useState<{ bill: Order; rest: Order | null }>({
    bill: order,
    rest: null,
  });
  const { number } = bill;
  const next = rest !== null && rest.balance > 0 ? rest : null;
  const title = formatMessage(dialogDoneMessages.pay, { number });
  const payNext = (isAnnounced: boolean) => {
    if (!next) return false;
    setBills({ bill: next, rest: null });
    if (isAnnounced) toast.success({ title });
    return true;
  };
  return (
    <PayBills
      key={bill.id}
      title={formatMessage(titleMessages.pay, { number })}
      doneTitle={title}
      orders={[bill]}
      note={
        next && (
          <Text as="p" tone="muted">
            <FormattedMessage
              {...paymentMessages.next}
              values={{ amount: money(next.balance), number: next.number }}
            />
          </Text>
        )
      }
      pay={async (tender, [unpaid = bill]) => {
        const { id: order_id, version } = unpaid;
        return [await trigger({ body: { paid: true, order_id, version, tenders: [tender] } })];
      }}
      canSplit={(now) =>
        next === null &&
        may('order.split') &&
        now.order_method !== 'delivery' &&
        now.status !== 'new' &&
        hasSeveral(now)
      }
      onSplit={(split, left) => setBills({ bill: split, rest: left })}
      onDone={() => {
        if (!payNext(true)) done('pay')(bill);
      }}
      onChangeGiven={() => {
        if (!payNext(false)) onClose();
      }}
      onClose={onClose}
    />
  );
}
