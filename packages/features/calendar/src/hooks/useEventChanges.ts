import { Problem } from '@servery/api';
import { useAction } from '@servery/api/swr';
import {
  addCalendarEvent,
  listCalendarEvents,
  removeCalendarEvent,
  updateCalendarEvent,
  type CalendarEventRow,
  type EventCalendarName,
  type NewCalendarEvent,
} from '@servery/api/template';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { changeWords as words } from '../messages/screen.ts';
import { useEvents } from './useEvents.ts';

const stale = { refreshes: [listCalendarEvents] };

/** Changes of events, each with a word and the way back. A move is seen at once, and taken back where the host refuses. */
export function useEventChanges(shown: readonly EventCalendarName[]) {
  const { formatMessage } = useIntl();
  const { mutate } = useEvents(shown);
  const { trigger: add } = useAction(addCalendarEvent, stale);
  const { trigger: update } = useAction(updateCalendarEvent, stale);
  const { trigger: remove } = useAction(removeCalendarEvent, stale);

  const refused = (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    toast.error({ title: formatMessage(words.notDone) });
  };
  const say = (what: keyof typeof words, text: string, undo: () => Promise<unknown>) =>
    toast.success({
      title: formatMessage(words[what]),
      text,
      action: { label: formatMessage(words.undo), onPress: () => void undo().catch(refused) },
    });
  /** Moves an event, or its start or end; false where the host refused. */
  const move = async (before: CalendarEventRow, event: CalendarEventRow): Promise<boolean> => {
    try {
      await mutate(
        async () => {
          await update({ body: { event } });
          return undefined;
        },
        {
          optimisticData: (now) => ({
            guests: now?.guests ?? [],
            events: (now?.events ?? []).map((one) => (one.id === event.id ? event : one)),
          }),
          populateCache: false,
          rollbackOnError: true,
        },
      );
    } catch (error) {
      refused(error);
      return false;
    }
    const isMoved = event.start !== before.start && event.end !== before.end;
    say(isMoved ? 'moved' : 'resized', event.title, () => move(event, before));
    return true;
  };

  return {
    move,
    add: async (event: NewCalendarEvent) => {
      const added = await add({ body: { event } });
      say('added', event.title, () => remove({ query: { id: added.event.id } }));
    },
    update: async (before: CalendarEventRow, event: CalendarEventRow) => {
      await update({ body: { event } });
      say('updated', event.title, () => update({ body: { event: before } }));
    },
    remove: async ({ id, ...event }: CalendarEventRow) => {
      await remove({ query: { id } });
      say('removed', event.title, () => add({ body: { event } }));
    },
  };
}
