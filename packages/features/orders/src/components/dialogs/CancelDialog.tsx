import { cancelOrder } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCancelOrder } from '../../hooks/useCancelOrder.ts';
import { useForecast, type Decide } from '../../hooks/useForecast.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { MadeField } from './MadeField.tsx';
import {
  noReason,
  ReasonField,
  reasonFieldOf,
  reasonOf,
  type ReasonValues,
} from './ReasonField.tsx';
import { reasonChoices } from './reasonChoices.ts';
import { requestedRefund } from './requestedRefund.ts';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { sentOf } from './sentOf.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

const decide: Decide = (record, context) =>
  cancelOrder(
    record,
    { version: record.version, reason_code: reasonChoices.cancel[0], made: false },
    context,
  );

/** Cancels an order that will not be fulfilled, and shows which refund it will request. */
export function CancelDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useCancelOrder();
  const done = useDone(onClose);
  const action = useActionForm<ReasonValues & { made: boolean }>({
    order,
    defaultValues: { ...noReason, made: order.status === 'ready' },
    send: (values, { id: order_id, version }) =>
      trigger({ body: { order_id, version, ...reasonOf(values), made: values.made } }),
    fieldOf: reasonFieldOf,
    onDone: done('cancel'),
  });
  const { base } = action;
  const forecast = useForecast(base, decide);
  const refund = forecast?.after
    ? requestedRefund(base, forecast.after)
    : base.totals.captured - base.totals.refunded;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.cancel, { number: order.number })}
      submitLabel={formatMessage(submitMessages.cancel)}
      tone="danger"
      intent={formatMessage(submitMessages.cancel)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(refund > 0 ? askMessages.refund : askMessages.noMoney)}
          values={{ amount: money(refund) }}
        />{' '}
        <FormattedMessage {...askMessages.kitchenHas} values={{ count: sentOf(base) }} />
      </Text>
      <ReasonField choices={reasonChoices.cancel} />
      {sentOf(base) > 0 && <MadeField />}
    </ActionDialog>
  );
}
