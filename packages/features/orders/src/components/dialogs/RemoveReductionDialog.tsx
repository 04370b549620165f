import { useIntl } from 'react-intl';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** Removes a reduction from the bill. */
export function RemoveReductionDialog({ order, subject = 0, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const label = order.reductions.find(({ id }) => id === subject)?.label ?? '';
  const changes = [{ type: 'remove_reduction' as const, reduction_id: subject }];
  const action = useActionForm({
    order,
    defaultValues: {},
    send: (_values, base) => send(changes, base),
    onDone: done('change'),
  });
  const forecast = useChangesForecast(action.base, changes);
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.removeReduction, { label })}
      submitLabel={formatMessage(submitMessages.removeReduction)}
      tone="danger"
      intent={formatMessage(titleMessages.removeReduction, { label })}
      size="s"
      onClose={onClose}
    >
      <Consequence order={action.base} forecast={forecast} />
    </ActionDialog>
  );
}
