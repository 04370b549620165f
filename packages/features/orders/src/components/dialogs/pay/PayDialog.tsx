import { useFormat } from '@servery/screens';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTogglePaymentStatus } from '../../../hooks/useTogglePaymentStatus.ts';
import { dialogDoneMessages, submitMessages, titleMessages } from '../../../messages/actions.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { cashOf, type Cash } from './cashOf.ts';
import { ChangeDue } from './ChangeDue.tsx';
import { PayForm, type PayValues } from './PayForm.tsx';
import { checkTenders, tenderField, tendersToSend } from './tenders.ts';

/**
 * Takes payment in one tender or several. Each button pays the remaining amount, which can then be
 * reduced.
 */
export function PayDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useTogglePaymentStatus();
  const done = useDone(onClose);
  const [cash, setCash] = useState<Cash | null>(null);
  const action = useActionForm<PayValues>({
    order,
    defaultValues: { tenders: [], guests: 1 },
    send: ({ tenders }, { id: order_id, version, totals }) =>
      trigger({
        body: { paid: true, order_id, version, tenders: tendersToSend(totals, tenders) },
      }),
    fieldOf: tenderField,
    onDone: (paid) => {
      const cash = cashOf([paid], [order]);
      if (cash.change > 0) setCash(cash);
      else done('pay')(paid);
    },
  });
  const { sum, isRefused } = checkTenders(action.base.totals, action.form.watch('tenders'));
  if (cash)
    return (
      <ChangeDue
        title={formatMessage(dialogDoneMessages.pay, { number: order.number })}
        received={money(cash.received)}
        change={money(cash.change)}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.pay, { number: order.number })}
      submitLabel={
        sum > 0
          ? formatMessage(submitMessages.pay, { amount: money(sum) })
          : formatMessage(submitMessages.payNothing)
      }
      isSubmitDisabled={isRefused}
      intent={formatMessage(submitMessages.pay, { amount: money(sum) })}
      onClose={onClose}
    >
      <PayForm payable={action.base} />
    </ActionDialog>
  );
}
