import { limitsOf, setNote, updateOrder, type OrderChange } from '@servery/api';
import { TextArea } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { Controller } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { askMessages, submitMessages, titleMessages } from '../../messages/dialogs.ts';
import { ActionDialog } from './ActionDialog.tsx';
import type { ActionDialogProps } from './ActionDialogProps.ts';
import { useActionForm } from './useActionForm.ts';
import { useChanges } from './useChanges.ts';
import { useDone } from './useDone.ts';

interface NoteValues {
  note: string;
  covers: number;
}

/** Edits an order's note and number of covers; sends only the changed fields. */
export function NoteDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const send = useChanges();
  const done = useDone(onClose);
  const action = useActionForm<NoteValues>({
    order,
    defaultValues: { note: order.note, covers: order.covers },
    send: ({ note, covers }, base) => {
      const changes: OrderChange[] = [];
      if (note.trim() !== base.note) changes.push({ type: 'set_note', note: note.trim() });
      if (covers !== base.covers) changes.push({ type: 'set_covers', covers });
      return changes.length > 0 ? send(changes, base) : Promise.resolve(base);
    },
    schemas: { note: setNote.entries.note },
    fieldOf: (path) => (path.endsWith('note') ? 'note' : path.endsWith('covers') ? 'covers' : null),
    onDone: done('change'),
  });
  const { control, formState, watch } = action.form;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(titleMessages.note, { number: order.number })}
      submitLabel={formatMessage(submitMessages.note)}
      isSubmitDisabled={!formState.isDirty}
      intent={`“${watch('note')}”, ${formatMessage(askMessages.covers)} ${watch('covers')}`}
      onClose={onClose}
    >
      <Controller
        control={control}
        name="note"
        render={({ field, fieldState }) => (
          <TextArea
            label={formatMessage(askMessages.note)}
            description={formatMessage(askMessages.noteHelp)}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
            rows={3}
            maxCount={limitsOf(setNote, 'note').maxLength}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="covers"
        render={({ field, fieldState }) => (
          <NumberField
            label={formatMessage(askMessages.covers)}
            value={field.value}
            onChange={(value) => field.onChange(value ?? 0)}
            onBlur={field.onBlur}
            {...limitsOf(updateOrder.body, 'changes', 'covers')}
            decrementLabel={formatMessage(askMessages.fewer)}
            incrementLabel={formatMessage(askMessages.more)}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
    </ActionDialog>
  );
}
