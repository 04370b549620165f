import { addCalendarEvent, type EventGuest, type NewCalendarEvent } from '@servery/api/template';
import { useSaving } from '@servery/screens/form';
import { Button, DeleteIcon, useChanged, FormDrawer } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { eventOf, wrongsOf, type Draft } from '../draft.ts';
import { formMessages as messages } from '../messages/form.ts';
import { EventFields } from './EventFields.tsx';

export interface EventFormProps {
  /** The saved state, or the initial state of a new event. */
  draft: Draft;
  guests: readonly EventGuest[];
  onSave: (event: NewCalendarEvent) => Promise<unknown>;
  /** Deletes the event; omitted for a new one. */
  onDelete?: () => Promise<unknown>;
  onClose: () => void;
}

/** Panel to create or edit an event. */
export function EventForm({ guests, onSave, onDelete, onClose, ...props }: EventFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(props.draft);
  const [isTried, setTried] = useState(false);
  const { save: attempt, ...saving } = useSaving(addCalendarEvent, {
    explain: () => formatMessage(messages.failed),
  });
  const isDirty = useChanged(draft);
  const wrongs = wrongsOf(draft);
  const during = async (work: () => Promise<unknown>) => {
    if (await attempt(work)) onClose();
  };
  const save = () => {
    setTried(true);
    if (Object.keys(wrongs).length === 0) void during(() => onSave(eventOf(draft)));
  };
  return (
    <FormDrawer
      title={formatMessage(onDelete ? messages.edit : messages.add)}
      action={formatMessage(onDelete ? messages.update : messages.add)}
      isDirty={isDirty}
      isPending={saving.isPending}
      formError={saving.formError}
      onSubmit={save}
      onClose={onClose}
      aside={
        onDelete && (
          <Button
            tone="danger"
            emphasis="ghost"
            icon={<DeleteIcon />}
            isDisabled={saving.isPending}
            onPress={() => void during(onDelete)}
          >
            {formatMessage(messages.delete)}
          </Button>
        )
      }
    >
      <EventFields
        draft={draft}
        guests={guests}
        // An end before the start is shown immediately, while the user is still at these fields.
        wrongs={isTried ? wrongs : draft.start && draft.end ? { end: wrongs.end } : {}}
        onChange={setDraft}
      />
    </FormDrawer>
  );
}
