import { currentOf, order as orderSchema, type Order, type Problem } from '@servery/api';
import { cashTaken, joinBills, type CashTaken } from '@servery/domain/paying';
import { useFormat } from '@servery/screens';
import {
  ItemSplit,
  PaymentSheet,
  sentTender,
  useTenders,
  type SentTender,
} from '@servery/screens/payment';
import { Button, Dialog, Stack, Text } from '@servery/ui';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCacheOrder } from '../../../hooks/useCacheOrder.ts';
import { useProblemText } from '../../../hooks/useProblemText.ts';
import { useSplitOrder } from '../../../hooks/useSplitOrder.ts';
import { dialogMessages } from '../../../messages/dialogs.ts';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { payMessages, payTableMessages } from '../../../messages/pay.ts';
import { figures, grows, row, rows } from '../choices.css.ts';
import { ChangeDue } from './ChangeDue.tsx';

export interface PayBillsProps {
  title: string;
  /** Shown above the change that is due. */
  doneTitle: string;
  /** The bills, at least one, as they were when the dialog opened. */
  orders: readonly Order[];
  /** Sends a tender for the bills that aren't paid, and returns them after it. */
  pay: (tender: SentTender, unpaid: readonly Order[]) => Promise<readonly Order[]>;
  /** Shown above the payment, such as what is left to pay after it. */
  note?: ReactNode;
  /** Whether the first bill can be split by item. */
  canSplit?: (bill: Order) => boolean;
  /** Called with a bill that was split off the first one, and what is left of that one. */
  onSplit?: (bill: Order, rest: Order) => void;
  /** Called when all bills are paid, unless change is due. */
  onDone: () => void;
  /**
   * Called when all bills are paid and the change was given.
   * @default onClose
   */
  onChangeGiven?: () => void;
  onClose: () => void;
}

const merge = (bills: readonly Order[], changed: readonly Order[]) =>
  bills.map((bill) => changed.find(({ id }) => id === bill.id) ?? bill);

/** Takes payment for bills together, tender by tender. */
export function PayBills(props: PayBillsProps) {
  const { title, doneTitle, orders, pay, note, canSplit, onSplit, onDone, onClose } = props;
  const { formatMessage } = useIntl();
  const problemText = useProblemText();
  const cacheOrder = useCacheOrder();
  // Pinned to their versions, so that a concurrent change is shown before paying.
  const [bills, setBills] = useState(orders);
  const [cash, setCash] = useState<CashTaken | null>(null);
  const [isByItem, setByItem] = useState(false);
  const { trigger: split } = useSplitOrder();
  const { unpaid, payable, payments } = joinBills(bills);
  const isPaid = unpaid.length === 0;
  const [first] = bills as [Order];
  const { merchant_id, order_method } = first;
  const { money } = useFormat(merchant_id);
  const showChanged = (now: Order) => {
    cacheOrder(now);
    setBills((before) => merge(before, [now]));
  };
  const tenders = useTenders({
    send: async (tender) => {
      const paid = await pay(sentTender(tender), unpaid);
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
      if (now) showChanged(now);
    },
  });
  const textOf = (problem: Problem) =>
    isPaid ? formatMessage(payMessages.alreadyPaid) : problemText(problem);
  if (cash)
    return (
      <ChangeDue
        title={doneTitle}
        received={money(cash.received)}
        change={money(cash.change)}
        onClose={props.onChangeGiven ?? onClose}
      />
    );
  if (isByItem && onSplit)
    return (
      <ItemSplit
        order={first}
        split={(body) => split({ body })}
        problemText={textOf}
        onSplit={(bill, rest) => {
          cacheOrder(bill);
          onSplit(bill, rest);
        }}
        onChanged={showChanged}
        onClose={() => setByItem(false)}
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
        {note}
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
          problemText={textOf}
          noOptions={formatMessage(payMessages.none)}
          onSplitByItem={canSplit?.(first) ? () => setByItem(true) : undefined}
        />
      </Stack>
    </Dialog>
  );
}
