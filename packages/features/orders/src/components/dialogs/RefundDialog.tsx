import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCompleteRefund } from '../../hooks/useCompleteRefund.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { submitWords, titleWords } from '../../messages/actions.ts';
import { refundWords } from '../../messages/refund.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

/** Records that the oldest refund still waiting was handed back: cash now, any other as already done. */
export function RefundDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useCompleteRefund();
  const done = useDone(onClose);
  const refund = order.refunds.find(({ state }) => state === 'pending' || state === 'failed');
  const payment = order.payments.find(({ id }) => id === refund?.payment_id);
  const action = useActionForm<Record<string, never>>({
    order,
    defaultValues: {},
    send: (_values, { id: order_id, version }) =>
      trigger({ body: { order_id, version, refund_id: refund?.id ?? 0 } }),
    onDone: done('refund'),
  });
  const words = payment?.kind === 'cash' ? refundWords.cash : refundWords.recorded;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleWords.refund, { number: order.number })}
      submitLabel={refund && formatMessage(submitWords.refund)}
      intent={formatMessage(submitWords.refund)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(refund ? words : refundWords.none)}
          values={{ amount: money(refund?.amount ?? 0), name: payment?.name ?? '' }}
        />
      </Text>
    </ActionDialog>
  );
}
