import type { OrderChange } from '@servery/api';
import { useIntl } from 'react-intl';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { Consequence } from './Consequence.tsx';
import { MadeField } from './MadeField.tsx';
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
const example = { reason_code: reasonChoices.voidLine[0] };

/** Voids a line of an order, with a reason and whether it was made. */
export function VoidLineDialog({ order, subject = 0, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const line = order.items.find(({ id }) => id === subject);
  const isSent = (line?.sent_qty ?? 0) > 0;
  const change = (reason: ReturnType<typeof reasonOf>, made: boolean): OrderChange => ({
    type: 'void_line',
    line_id: subject,
    ...reason,
    made,
  });
  const title = formatMessage(titleMessages.voidLine, {
    name: line?.name,
    quantity: line?.quantity,
  });
  const action = useActionForm<ReasonValues & { made: boolean }>({
    order,
    defaultValues: { ...noReason, made: line?.status === 'ready' || line?.status === 'served' },
    send: (values, base) => send([change(reasonOf(values), isSent && values.made)], base),
    fieldOf: reasonFieldOf,
    onDone: done('change'),
  });
  const forecast = useChangesForecast(action.base, [change(example, false)]);
  return (
    <ActionDialog
      action={action}
      title={title}
      submitLabel={formatMessage(submitMessages.voidLine)}
      tone="danger"
      intent={title}
      onClose={onClose}
    >
      <Consequence order={action.base} forecast={forecast} />
      <ReasonField choices={reasonChoices.voidLine} />
      {isSent && <MadeField />}
    </ActionDialog>
  );
}
