import type { CalendarEventRow } from '@servery/api/template';
import {
  EventCalendar,
  type CalendarChange,
  type CalendarPlace,
  type CalendarRange,
} from '@servery/ui/calendar';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSheetMessages } from '../hooks/useSheetMessages.ts';
import { calendarMessages } from '../messages/screen.ts';
import { calendarTones } from './calendarTones.ts';

export interface EventSheetProps extends CalendarPlace {
  events: readonly CalendarEventRow[];
  openId: string | null;
  isPending: boolean;
  lead: ReactNode;
  onTurn: (place: CalendarPlace) => void;
  onOpen: (id: string) => void;
  onCreate: (range: CalendarRange) => void;
  onMove: (change: CalendarChange) => void;
}

/** The events in a calendar grid. Rendered lazily, because the grid library is large. */
export function EventSheet({ events, onMove, ...props }: EventSheetProps) {
  const { formatMessage } = useIntl();
  const texts = useSheetMessages();
  const drawn = useMemo(
    () =>
      events.map(({ id, title, start, end, allDay, extendedProps }) => ({
        id: String(id),
        title,
        start,
        end,
        isAllDay: allDay,
        tone: calendarTones[extendedProps.calendar],
        note: formatMessage(calendarMessages[extendedProps.calendar]),
      })),
    [events, formatMessage],
  );
  return <EventCalendar {...props} {...texts} events={drawn} maxPerDay={2} onChange={onMove} />;
}
