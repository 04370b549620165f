import { Drawer, EmptyState } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CalendarAddress } from '../calendarView.ts';
import { blankDraft, draftOf } from '../draft.ts';
import type { useEventChanges } from '../hooks/useEventChanges.ts';
import { useOpenEvent } from '../hooks/useOpenEvent.ts';
import { formMessages } from '../messages/form.ts';

const EventForm = lazy(async () => ({ default: (await import('./EventForm.tsx')).EventForm }));

interface OpenEventProps {
  view: CalendarAddress;
  changes: Pick<ReturnType<typeof useEventChanges>, 'add' | 'update' | 'remove'>;
  onClose: () => void;
}

/** The form that the URL opens, if any. */
export function OpenEvent({ view, changes, onClose }: OpenEventProps) {
  const { formatMessage } = useIntl();
  const { event, guests } = useOpenEvent(view);
  const [now] = useState(() => new Date());
  const { open, from, to, calendars } = view;
  if (open === null) return null;
  if (open === 'new') {
    const calendar = calendars.includes('Business') ? 'Business' : (calendars[0] ?? 'Business');
    return (
      <Suspense fallback={null}>
        <EventForm
          key={`${from} ${to}`}
          draft={blankDraft({ from, to, day: view.date }, calendar, now)}
          guests={guests}
          onSave={changes.add}
          onClose={onClose}
        />
      </Suspense>
    );
  }
  if (event === undefined) return null;
  if (event === null)
    return (
      <Drawer isOpen onOpenChange={onClose} title={formatMessage(formMessages.edit)}>
        <EmptyState title={formatMessage(formMessages.gone)} />
      </Drawer>
    );
  return (
    <Suspense fallback={null}>
      <EventForm
        key={event.id}
        draft={draftOf(event)}
        guests={guests}
        onSave={(next) => changes.update(event, { ...next, id: event.id })}
        onDelete={() => changes.remove(event)}
        onClose={onClose}
      />
    </Suspense>
  );
}
