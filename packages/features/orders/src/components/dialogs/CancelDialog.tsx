import { cancelOrder } from '@servery/domain/orders';
import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCancelOrder } from '../../hooks/useCancelOrder.ts';
import { useForecast, type Decide } from '../../hooks/useForecast.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { askWords, submitWords, titleWords } from '../../messages/actions.ts';
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
import type { ActionDialogProps } from './registry.ts';
import { sentOf } from './sentOf.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

const decide: Decide = (record, act) =>
  cancelOrder(
    record,
    { version: record.version, reason_code: reasonChoices.cancel[0], made: false },
    act,
  );

const asked = (amounts: readonly { amount: number; state: string }[]) =>
  amounts.reduce((sum, { amount, state }) => sum + (state === 'pending' ? amount : 0), 0);

/** Cancels an order that will not be fulfilled; says beforehand which refund it will ask for. */
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
    ? asked(forecast.after.refunds) - asked(base.refunds)
    : base.totals.captured - base.totals.refunded;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleWords.cancel, { number: order.number })}
      submitLabel={formatMessage(submitWords.cancel)}
      tone="danger"
      intent={formatMessage(submitWords.cancel)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(refund > 0 ? askWords.refund : askWords.noMoney)}
          values={{ amount: money(refund) }}
        />{' '}
        <FormattedMessage {...askWords.kitchenHas} values={{ count: sentOf(base) }} />
      </Text>
      <ReasonField choices={reasonChoices.cancel} />
      {sentOf(base) > 0 && <MadeField />}
    </ActionDialog>
  );
}
