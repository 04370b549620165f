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
import { changeMessages as messages } from '../messages/screen.ts';
import { useEvents } from './useEvents.ts';

const stale = { refreshes: [listCalendarEvents] };

/**
 * Changes to events, each with a toast that offers "Undo". Moves are shown optimistically and
 * reverted if the request fails.
 */
export function useEventChanges(shown: readonly EventCalendarName[]) {
  const { formatMessage } = useIntl();
  const { mutate } = useEvents(shown);
  const { trigger: add } = useAction(addCalendarEvent, stale);
  const { trigger: update } = useAction(updateCalendarEvent, stale);
  const { trigger: remove } = useAction(removeCalendarEvent, stale);

  const refused = (error: unknown) => {
    if (!(error instanceof Problem)) throw error;
    toast.error({ title: formatMessage(messages.notDone) });
  };
  const showUndoToast = (what: keyof typeof messages, text: string, undo: () => Promise<unknown>) =>
    toast.success({
      title: formatMessage(messages[what]),
      text,
      action: { label: formatMessage(messages.undo), onPress: () => void undo().catch(refused) },
    });
  /** Moves an event, or its start or end; returns false if the host refused. */
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
    showUndoToast(isMoved ? 'moved' : 'resized', event.title, () => move(event, before));
    return true;
  };

  return {
    move,
    add: async (event: NewCalendarEvent) => {
      const added = await add({ body: { event } });
      showUndoToast('added', event.title, () => remove({ query: { id: added.event.id } }));
    },
    update: async (before: CalendarEventRow, event: CalendarEventRow) => {
      await update({ body: { event } });
      showUndoToast('updated', event.title, () => update({ body: { event: before } }));
    },
    remove: async ({ id, ...event }: CalendarEventRow) => {
      await remove({ query: { id } });
      showUndoToast('removed', event.title, () => add({ body: { event } }));
    },
  };
}
