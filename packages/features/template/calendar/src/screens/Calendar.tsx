import { eventCalendars } from '@servery/api/template';
import { LoadError } from '@servery/screens';
import { Heading, LinkButton, media, PlusIcon, Stack, useMedia, VisuallyHidden } from '@servery/ui';
import type { CalendarPlace } from '@servery/ui/calendar';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { readCalendar, writeCalendar, type CalendarAddress } from '../calendarView.ts';
import { aside, below, frame, head, onlyNarrow, sides } from '../components/calendar.css.ts';
import { NoContent } from '../components/NoContent.tsx';
import { OpenEvent } from '../components/OpenEvent.tsx';
import { SheetSkeleton } from '../components/SheetSkeleton.tsx';
import { Side } from '../components/Side.tsx';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { useEventChanges } from '../hooks/useEventChanges.ts';
import { useEvents } from '../hooks/useEvents.ts';
import { countMessages, screenMessages as messages } from '../messages/screen.ts';
import { movedEvent, rangeOf } from '../sheetEvents.ts';
import { dayOf } from '../time.ts';

const EventSheet = lazy(async () => ({
  default: (await import('../components/EventSheet.tsx')).EventSheet,
}));

export interface CalendarProps {
  /** The URL from `/apps/calendar` on, with the view, the day, the calendars and the open event. */
  address: string;
  /** Called with the next URL; `isTyping` replaces the history entry instead of adding one. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
}

const none = [] as const;

/** The calendar app of the template: create events, move them and invite guests. */
export function Calendar({ address, onAddressChange }: CalendarProps) {
  const { formatMessage } = useIntl();
  const view = readCalendar(address);
  const isNarrow = useMedia(media.narrow);
  const [today] = useState(() => dayOf(new Date()));
  const { events, error, mutate } = useEvents(view.calendars);
  const changes = useEventChanges(view.calendars);
  const change = (part: Partial<CalendarAddress>, isTyping = false) =>
    onAddressChange(writeCalendar(address, part), isTyping);
  const date = view.date ?? today;
  const shown = view.view ?? (isNarrow ? 'list' : 'month');
  const turn = (to: CalendarPlace) =>
    change({
      date: to.date === today ? null : to.date,
      ...(to.view !== shown && { view: to.view }),
    });
  const side = <Side address={address} date={date} onChange={change} />;
  const sheet = () => {
    if (!events && error)
      return <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />;
    return (
      <Suspense fallback={<SheetSkeleton />}>
        <EventSheet
          events={events ?? none}
          view={shown}
          date={date}
          openId={typeof view.open === 'number' ? String(view.open) : null}
          isPending={!events}
          lead={<SideDrawer place={address}>{side}</SideDrawer>}
          onTurn={turn}
          onOpen={(id) => change({ open: Number(id) })}
          onCreate={(range) => change({ open: 'new', ...rangeOf(range) })}
          onMove={(moved) => {
            const before = events?.find(({ id }) => String(id) === moved.id);
            if (before) void changes.move(before, movedEvent(before, moved));
            else moved.undo();
          }}
        />
      </Suspense>
    );
  };
  return (
    <div className={frame}>
      <div className={head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <span className={onlyNarrow}>
          <LinkButton
            href={writeCalendar(address, { open: 'new', from: null, to: null })}
            tone="accent"
            emphasis="solid"
            icon={<PlusIcon />}
          >
            {formatMessage(messages.add)}
          </LinkButton>
        </span>
      </div>
      <div className={sides}>
        <div className={aside}>{side}</div>
        <Stack gap="m">
          <VisuallyHidden isLive>
            {events && formatMessage(countMessages, { count: events.length })}
          </VisuallyHidden>
          {sheet()}
          {events?.length === 0 && (
            <div className={below}>
              <NoContent
                calendars={view.calendars}
                onShowAll={() => change({ calendars: eventCalendars })}
              />
            </div>
          )}
        </Stack>
      </div>
      <OpenEvent view={view} changes={changes} onClose={() => change({ open: null }, true)} />
    </div>
  );
}
