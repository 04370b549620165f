import { Text } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useToggleOrderStatus } from '../../hooks/useToggleOrderStatus.ts';
import { askWords, submitWords, titleWords } from '../../messages/actions.ts';
import { ActionDialog } from './ActionDialog.tsx';
import {
  noReason,
  ReasonField,
  reasonFieldOf,
  reasonOf,
  type ReasonValues,
} from './ReasonField.tsx';
import { reasonChoices } from './reasonChoices.ts';
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';
import { useDone } from './useDone.ts';

/** Turns a new order down, with its reason; money taken is asked back. */
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
      title={formatMessage(titleWords.reject, { number: order.number })}
      submitLabel={formatMessage(submitWords.reject)}
      tone="danger"
      intent={formatMessage(submitWords.reject)}
      onClose={onClose}
    >
      <Text as="p">
        <FormattedMessage
          {...(captured > 0 ? askWords.refund : askWords.noMoney)}
          values={{ amount: money(captured) }}
        />
      </Text>
      <ReasonField choices={reasonChoices.reject} />
    </ActionDialog>
  );
}
