import { useIntl } from 'react-intl';
import { useToggleOrderStatus } from '../../hooks/useToggleOrderStatus.ts';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
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

/** Reopens a completed order of today, with a reason. */
export function ReopenDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useToggleOrderStatus();
  const done = useDone(onClose);
  const action = useActionForm<ReasonValues>({
    order,
    defaultValues: noReason,
    send: (values, { id: order_id, version }) =>
      trigger({ body: { order_id, version, status: 'served', ...reasonOf(values) } }),
    fieldOf: reasonFieldOf,
    onDone: done('reopen'),
  });
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.reopen, { number: order.number })}
      submitLabel={formatMessage(submitMessages.reopen)}
      intent={formatMessage(submitMessages.reopen)}
      onClose={onClose}
    >
      <ReasonField choices={reasonChoices.reopen} />
    </ActionDialog>
  );
}
