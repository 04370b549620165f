import type { Order, Table } from '@servery/api';
import { useFormat } from '@servery/screens';
import { Text, toast } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePayTable } from '../../../hooks/usePayTable.ts';
import { submitMessages } from '../../../messages/actions.ts';
import { combineDialogMessages } from '../../../messages/combine.ts';
import { payTableMessages } from '../../../messages/pay.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import { figures, grows, row, rows } from '../choices.css.ts';
import { useActionForm } from '../useActionForm.ts';
import { cashOf, type Cash } from './cashOf.ts';
import { ChangeDue } from './ChangeDue.tsx';
import { payableOf } from './payableOf.ts';
import { PayForm, type PayValues } from './PayForm.tsx';
import { checkTenders, tenderField, tendersToSend } from './tenders.ts';

export interface PayTableDialogProps {
  table: Pick<Table, 'id' | 'name'>;
  /** The unpaid bills of the table, at least one. */
  orders: readonly Order[];
  onClose: () => void;
}

const unpaidOf = (orders: readonly Order[]) => orders.filter(({ balance }) => balance > 0);

/** Takes payment for all bills of a table together, with one total and one amount of change. */
export function PayTableDialog({ table, orders, onClose }: PayTableDialogProps) {
  const { formatMessage } = useIntl();
  // The bills as of opening the dialog, so that a concurrent change is shown before paying.
  const [others, setOthers] = useState(() => orders.slice(1));
  const { trigger } = usePayTable();
  const [cash, setCash] = useState<Cash | null>(null);
  const title = formatMessage(payTableMessages.done, { name: table.name });
  const action = useActionForm<PayValues>({
    order: orders[0]!,
    defaultValues: { tenders: [], guests: 1 },
    send: async ({ tenders }, base) => {
      const bills = unpaidOf([base, ...others]);
      const { orders: paid } = await trigger({
        body: {
          table_id: table.id,
          orders: bills.map(({ id, version }) => ({ order_id: id, version })),
          tenders: tendersToSend(payableOf(bills).totals, tenders),
        },
      });
      const taken = cashOf(paid, bills);
      if (taken.change === 0) return paid[0] ?? base;
      setCash(taken);
      return null;
    },
    fieldOf: tenderField,
    onDone: () => {
      onClose();
      toast.success({ title });
    },
    onRefused: (_problem, now) => {
      setOthers((bills) => bills.map((bill) => (bill.id === now?.id ? now : bill)));
    },
  });
  const bills = unpaidOf([action.base, ...others]);
  const payable = payableOf(bills.length > 0 ? bills : [action.base]);
  const { money } = useFormat(payable.merchant_id);
  const { sum, isRefused } = checkTenders(payable.totals, action.form.watch('tenders'));
  if (cash)
    return (
      <ChangeDue
        title={title}
        received={money(cash.received)}
        change={money(cash.change)}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      action={action}
      title={formatMessage(payTableMessages.title, { name: table.name })}
      submitLabel={
        sum > 0
          ? formatMessage(submitMessages.pay, { amount: money(sum) })
          : formatMessage(submitMessages.payNothing)
      }
      isSubmitDisabled={isRefused}
      intent={formatMessage(submitMessages.pay, { amount: money(sum) })}
      onClose={onClose}
    >
      {bills.length > 1 && (
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
      <PayForm payable={payable} />
    </ActionDialog>
  );
}
