import { voidOrder } from '@servery/domain/orders';
import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useForecast, type Decide } from '../../hooks/useForecast.ts';
import { useFormat } from '../../hooks/useFormat.ts';
import { useVoidOrder } from '../../hooks/useVoidOrder.ts';
import { askWords, submitWords, titleWords } from '../../messages/actions.ts';
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
import type { ActionDialogProps } from './registry.ts';
import { sentOf } from './sentOf.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

const decide: Decide = (record, act) =>
  voidOrder(record, { version: record.version, reason_code: reasonChoices.void[0] }, act);

/** Voids an order that should not have been rung up: what it was is gone from the sales. */
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
      title={formatMessage(titleWords.void, { number: order.number })}
      submitLabel={formatMessage(submitWords.void)}
      tone="danger"
      intent={formatMessage(submitWords.void)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(captured > 0 ? askWords.reversed : askWords.noMoney)}
          values={{ amount: money(captured) }}
        />{' '}
        <FormattedMessage {...askWords.kitchenHas} values={{ count: sentOf(base) }} />
      </Text>
      <Consequence order={base} forecast={forecast} />
      <ReasonField choices={reasonChoices.void} />
    </ActionDialog>
  );
}
