import type { OrderChange } from '@servery/api';
import { useIntl } from 'react-intl';
import { submitWords, titleWords } from '../../messages/actions.ts';
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
import type { ActionDialogProps } from './registry.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges, useChangesForecast } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** The bill doesn't depend on which reason it is. */
const example = { reason_code: reasonChoices.voidLine[0] };

/** Takes a line off an order, with its reason and whether it was made. */
export function VoidLineDialog({ order, subject = 0, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const line = order.items.find(({ id }) => id === subject);
  const isSent = (line?.sent_qty ?? 0) > 0;
  const change = (why: ReturnType<typeof reasonOf>, made: boolean): OrderChange => ({
    type: 'void_line',
    line_id: subject,
    ...why,
    made,
  });
  const title = formatMessage(titleWords.voidLine, { name: line?.name, quantity: line?.quantity });
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
      submitLabel={formatMessage(submitWords.voidLine)}
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
