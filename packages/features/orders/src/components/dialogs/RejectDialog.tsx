import { useFormat } from '@servery/screens';
import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useToggleOrderStatus } from '../../hooks/useToggleOrderStatus.ts';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import {
  noReason,
  ReasonField,
  reasonFieldOf,
  reasonOf,
  type ReasonValues,
} from './ReasonField.tsx';
import { reasonChoices } from './reasonChoices.ts';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

/** Rejects a new order with a reason; a captured payment is refunded. */
export function RejectDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(order.merchant_id);
  const { trigger } = useToggleOrderStatus();
  const done = useDone(onClose);
  const action = useActionForm<ReasonValues>({
    order,
    defaultValues: noReason,
    send: (values, { id: order_id, version }) =>
      trigger({ body: { order_id, version, status: 'cancelled', ...reasonOf(values) } }),
    fieldOf: reasonFieldOf,
    onDone: done('reject'),
  });
  const { captured } = action.base.totals;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.reject, { number: order.number })}
      submitLabel={formatMessage(submitMessages.reject)}
      tone="danger"
      intent={formatMessage(submitMessages.reject)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(captured > 0 ? askMessages.refund : askMessages.noMoney)}
          values={{ amount: money(captured) }}
        />
      </Text>
      <ReasonField choices={reasonChoices.reject} />
    </ActionDialog>
  );
}
