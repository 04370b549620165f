import type { OrderChange } from '@servery/api';
import { useIntl } from 'react-intl';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
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
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** An arbitrary reason for the preview, because the bill doesn't depend on it. */
const example = { reason_code: reasonChoices.compLine[0] };

/** Comps a line: it was made and served, and the guest doesn't pay for it. */
export function CompLineDialog({ order, subject = 0, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const line = order.items.find(({ id }) => id === subject);
  const change = (reason: ReturnType<typeof reasonOf>): OrderChange => ({
    type: 'comp_line',
    line_id: subject,
    ...reason,
  });
  const title = formatMessage(titleMessages.compLine, {
    name: line?.name,
    quantity: line?.quantity,
  });
  const action = useActionForm<ReasonValues>({
    order,
    defaultValues: noReason,
    send: (values, base) => send([change(reasonOf(values))], base),
    fieldOf: reasonFieldOf,
    onDone: done('change'),
  });
  const forecast = useChangesForecast(action.base, [change(example)]);
  return (
    <ActionDialog
      action={action}
      title={title}
      submitLabel={formatMessage(submitMessages.compLine)}
      intent={title}
      onClose={onClose}
    >
      <Consequence order={action.base} forecast={forecast} />
      <ReasonField choices={reasonChoices.compLine} />
    </ActionDialog>
  );
}
