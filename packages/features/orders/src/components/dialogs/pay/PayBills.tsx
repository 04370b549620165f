import { currentOf, order as orderSchema, type Order } from '@servery/api';
import { cashTaken, joinBills, type CashTaken } from '@servery/domain/paying';
import { useFormat } from '@servery/screens';
import { PaymentSheet, useTenders } from '@servery/screens/payment';
import { Button, Dialog, Stack, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCacheOrder } from '../../../hooks/useCacheOrder.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { dialogMessages } from '../../../messages/actions.ts';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { payMessages, payTableMessages } from '../../../messages/pay.ts';
import { figures, grows, row, rows } from '../choices.css.ts';
import { ChangeDue } from './ChangeDue.tsx';

/** One tender of a payment, as endpoints take it. Amounts in sen. */
export interface SentTender {
  payment_option_id: number;
  amount: number;
  tip: number;
  tendered: number | null;
}

export interface PayBillsProps {
  title: string;
  /** Shown above the change that is due. */
  doneTitle: string;
  /** The bills, at least one, as they were when the dialog opened. */
  orders: readonly Order[];
  /** Sends a tender for the bills that aren't paid, and returns them after it. */
  pay: (tender: SentTender, unpaid: readonly Order[]) => Promise<readonly Order[]>;
  /** Called when all bills are paid, unless change is due. */
  onDone: () => void;
  onClose: () => void;
}

const merge = (bills: readonly Order[], changed: readonly Order[]) =>
  bills.map((bill) => changed.find(({ id }) => id === bill.id) ?? bill);

/** Takes payment for bills together, tender by tender. */
export function PayBills({ title, doneTitle, orders, pay, onDone, onClose }: PayBillsProps) {
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const cacheOrder = useCacheOrder();
  // Pinned to their versions, so that a concurrent change is shown before paying.
  const [bills, setBills] = useState(orders);
  const [cash, setCash] = useState<CashTaken | null>(null);
  const { unpaid, payable, payments } = joinBills(bills);
  const isPaid = unpaid.length === 0;
  const [{ merchant_id, order_method }] = bills as [Order];
  const { money } = useFormat(merchant_id);
  const tenders = useTenders({
    send: async ({ option, amount, tip, tendered }) => {
      const paid = await pay({ payment_option_id: option.id, amount, tip, tendered }, unpaid);
      const next = merge(bills, paid);
      setBills(next);
      if (joinBills(next).unpaid.length > 0) return true;
      const taken = cashTaken(paid, unpaid);
      if (taken.change > 0) setCash(taken);
      else onDone();
      return true;
    },
    onProblem: (problem) => {
      const now = currentOf(orderSchema, problem);
      if (!now) return;
      cacheOrder(now);
      setBills((before) => merge(before, [now]));
    },
  });
  if (cash)
    return (
      <ChangeDue
        title={doneTitle}
        received={money(cash.received)}
        change={money(cash.change)}
        onClose={onClose}
      />
    );
  return (
    <Dialog
      isOpen
      title={title}
      isPending={tenders.isPending}
      onOpenChange={(isOpen) => isOpen || onClose()}
      footer={(close) => (
        <Button size="l" isDisabled={tenders.isPending} onPress={close}>
          {formatMessage(isPaid ? payMessages.done : dialogMessages.back)}
        </Button>
      )}
    >
      <Stack gap="l">
        {orders.length > 1 && (
          <>
            <ul className={rows} aria-label={formatMessage(payTableMessages.bills)}>
              {bills.map(({ id, number, totals }) => (
                <li key={id} className={row}>
                  <span className={grows}>
                    {formatMessage(combineDialogMessages.order, { number })}
                  </span>
                  <span className={figures}>{money(totals.balance)}</span>
                </li>
              ))}
            </ul>
            <Text as="p" tone="muted">
              <FormattedMessage {...payTableMessages.together} />
            </Text>
          </>
        )}
        <PaymentSheet
          merchant_id={merchant_id}
          method={order_method}
          hasMember={unpaid.length === 1 && unpaid[0]?.member != null}
          payable={payable}
          payments={payments}
          tenders={tenders}
          problemText={(problem) =>
            isPaid ? formatMessage(payMessages.alreadyPaid) : problemText(problem)
          }
          noOptions={formatMessage(payMessages.none)}
        />
      </Stack>
    </Dialog>
  );
}
