import { Problem } from '@servery/api';
import type { EventGuest, NewCalendarEvent } from '@servery/api/template';
import { Button, DeleteIcon, useChanged } from '@servery/ui';
import { FormDrawer } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { eventOf, wrongsOf, type Draft } from '../draft.ts';
import { formWords as words } from '../messages/form.ts';
import { EventFields } from './EventFields.tsx';

export interface EventFormProps {
  /** How it is saved, or how a new one begins. */
  draft: Draft;
  guests: readonly EventGuest[];
  onSave: (event: NewCalendarEvent) => Promise<unknown>;
  /** Removes the event; a new one cannot be removed. */
  onDelete?: () => Promise<unknown>;
  onClose: () => void;
}

/** An event to write or to change. */
export function EventForm({ guests, onSave, onDelete, onClose, ...props }: EventFormProps) {
  const { formatMessage } = useIntl();
  const [draft, setDraft] = useState(props.draft);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const isDirty = useChanged(draft);
  const wrongs = wrongsOf(draft);
  const during = async (work: () => Promise<unknown>) => {
    setPending(true);
    setTrouble(undefined);
    try {
      await work();
      onClose();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      setTrouble(formatMessage(words.failed));
      setPending(false);
    }
  };
  const save = () => {
    setTried(true);
    if (Object.keys(wrongs).length === 0) void during(() => onSave(eventOf(draft)));
  };
  return (
    <FormDrawer
      title={formatMessage(onDelete ? words.edit : words.add)}
      action={formatMessage(onDelete ? words.update : words.add)}
      isDirty={isDirty}
      isPending={isPending}
      trouble={trouble}
      onSubmit={save}
      onClose={onClose}
      aside={
        onDelete && (
          <Button
            tone="danger"
            emphasis="ghost"
            icon={<DeleteIcon />}
            isDisabled={isPending}
            onPress={() => void during(onDelete)}
          >
            {formatMessage(words.delete)}
          </Button>
        )
      }
    >
      <EventFields
        draft={draft}
        guests={guests}
        // An end before the start is said at once: whoever set it may look at the other one still.
        wrongs={isTried ? wrongs : draft.start && draft.end ? { end: wrongs.end } : {}}
        onChange={setDraft}
      />
    </FormDrawer>
  );
}
