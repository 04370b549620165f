import type { EventDisplayInfo, MountInfo } from '@fullcalendar/react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** What is heard after events: what their colours stand for, and how they are moved. */
export interface EventNotesProps {
  id: string;
  notes: readonly string[];
  hint: string | undefined;
}

/** The words that `describe` ties to events. */
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

/** Says of an event that is drawn what its colour stands for, and how it is moved. */
export function describe(
  { el, event }: Pick<MountInfo<EventDisplayInfo>, 'el' | 'event'>,
  { id, notes, hint }: EventNotesProps,
): void {
  const note: unknown = event.extendedProps['note'];
  if (typeof note === 'string') el.title = note;
  const said = [notes.indexOf(String(note)), ...(hint ? ['hint'] : [])].filter((one) => one !== -1);
  if (said.length > 0)
    el.setAttribute('aria-describedby', said.map((one) => `${id}-${one}`).join(' '));
}
