import { useIntl } from 'react-intl';
import { submitWords, titleWords } from '../../messages/actions.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** Takes a reduction off the bill again. */
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
      title={formatMessage(titleWords.removeReduction, { label })}
      submitLabel={formatMessage(submitWords.removeReduction)}
      tone="danger"
      intent={formatMessage(titleWords.removeReduction, { label })}
      size="s"
      onClose={onClose}
    >
      <Consequence order={action.base} forecast={forecast} />
    </ActionDialog>
  );
}
