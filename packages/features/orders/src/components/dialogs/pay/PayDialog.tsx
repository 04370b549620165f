import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { useTogglePaymentStatus } from '../../../hooks/useTogglePaymentStatus.ts';
import { dialogDoneWords, submitWords, titleWords } from '../../../messages/actions.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../registry.ts';
import { useActionForm } from '../useActionForm.ts';
import { useDone } from '../useDone.ts';
import { cashOf, type Cash } from './cashOf.ts';
import { ChangeDue } from './ChangeDue.tsx';
import { PayForm, type PayValues } from './PayForm.tsx';
import { checkTenders, tenderField, tendersToSend } from './tenders.ts';

/** Takes payment in one tender or several: each is one press for what is left, and can be made less. */
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
        title={formatMessage(dialogDoneWords.pay, { number: order.number })}
        received={money(cash.received)}
        change={money(cash.change)}
        onClose={onClose}
      />
    );
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleWords.pay, { number: order.number })}
      submitLabel={
        sum > 0
          ? formatMessage(submitWords.pay, { amount: money(sum) })
          : formatMessage(submitWords.payNothing)
      }
      isSubmitDisabled={isRefused}
      intent={formatMessage(submitWords.pay, { amount: money(sum) })}
      onClose={onClose}
    >
      <PayForm payable={action.base} />
    </ActionDialog>
  );
}
