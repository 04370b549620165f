import type { EventDisplayInfo, MountInfo } from '@fullcalendar/react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/**
 * The screen-reader descriptions of events: the meanings of their colours and the keys that move
 * them.
 */
export interface EventNotesProps {
  /** The id that the ids of the descriptions start with. */
  id: string;
  /** The meanings of the colours. */
  notes: readonly string[];
  /** The keys that move events, or undefined if events can't be moved. */
  hint: string | undefined;
}

/** The descriptions of events, which `describe` references. */
export const EventNotes = ({ id, notes, hint }: EventNotesProps) => (
  <VisuallyHidden>
    {notes.map((note, index) => (
      <span key={note} id={`${id}-${index}`}>
        {note}
      </span>
    ))}
    {hint && <span id={`${id}-hint`}>{hint}</span>}
  </VisuallyHidden>
);

/** Connects an event's element to the meaning of its colour and the keys that move it. */
export function describe(
  { el, event }: Pick<MountInfo<EventDisplayInfo>, 'el' | 'event'>,
  { id, notes, hint }: EventNotesProps,
): void {
  const note: unknown = event.extendedProps['note'];
  if (typeof note === 'string') el.title = note;
  const noteIds = [notes.indexOf(String(note)), ...(hint ? ['hint'] : [])].filter(
    (one) => one !== -1,
  );
  if (noteIds.length > 0)
    el.setAttribute('aria-describedby', noteIds.map((one) => `${id}-${one}`).join(' '));
}
