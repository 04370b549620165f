import { setSeat } from '@servery/api';
import { SeatField } from '@servery/screens/item-options';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { orderMessages } from '@servery/screens/messages';
import { ActionDialog } from './ActionDialog.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges } from './useChanges.ts';
import { useDone } from './useDone.ts';

/** Changes the seat that an item is for. */
export function SeatDialog({ order, subject = 0, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const line = order.items.find(({ id }) => id === subject);
  const action = useActionForm<{ seat: number | null }>({
    order,
    defaultValues: { seat: line?.seat ?? null },
    send: ({ seat }, base) => send([{ type: 'set_seat', line_id: subject, seat }], base),
    schemas: { seat: setSeat.entries.seat },
    fieldOf: (path) => (path.endsWith('seat') ? 'seat' : null),
    onDone: done('change'),
  });
  const { control, formState, watch } = action.form;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.seat, { name: line?.name })}
      submitLabel={formatMessage(submitMessages.seat)}
      isSubmitDisabled={!formState.isDirty}
      intent={`${line?.name}: ${formatMessage(orderMessages.seatLabel)} ${watch('seat') ?? '–'}`}
      size="s"
      onClose={onClose}
    >
      <Controller
        control={control}
        name="seat"
        render={({ field, fieldState }) => (
          <SeatField
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </ActionDialog>
  );
}
