import { voidOrder } from '@servery/domain/orders';
import { useFormat } from '@servery/screens';
import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useForecast, type Decide } from '../../hooks/useForecast.ts';
import { useVoidOrder } from '../../hooks/useVoidOrder.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import {
  noReason,
  ReasonField,
  reasonFieldOf,
  reasonOf,
  type ReasonValues,
} from './ReasonField.tsx';
import { reasonChoices } from './reasonChoices.ts';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { sentOf } from './sentOf.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

const decide: Decide = (record, context) =>
  voidOrder(record, { version: record.version, reason_code: reasonChoices.void[0] }, context);

/** Voids an order that should not have been rung up, which removes it from sales. */
export function VoidDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useVoidOrder();
  const done = useDone(onClose);
  const action = useActionForm<ReasonValues>({
    order,
    defaultValues: noReason,
    send: (values, { id: order_id, version }) =>
      trigger({ body: { order_id, version, ...reasonOf(values) } }),
    fieldOf: reasonFieldOf,
    onDone: done('void'),
  });
  const { base } = action;
  const forecast = useForecast(base, decide);
  const { captured } = base.totals;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.void, { number: order.number })}
      submitLabel={formatMessage(submitMessages.void)}
      tone="danger"
      intent={formatMessage(submitMessages.void)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(captured > 0 ? askMessages.reversed : askMessages.noMoney)}
          values={{ amount: money(captured) }}
        />{' '}
        <FormattedMessage {...askMessages.kitchenHas} values={{ count: sentOf(base) }} />
      </Text>
      <Consequence order={base} forecast={forecast} />
      <ReasonField choices={reasonChoices.void} />
    </ActionDialog>
  );
}
