import { eventCalendars } from '@servery/api/template';
import {
  FailedState,
  Heading,
  LinkButton,
  media,
  PlusIcon,
  Stack,
  useMedia,
  VisuallyHidden,
} from '@servery/ui';
import type { CalendarPlace } from '@servery/ui/calendar';
import { useFailedWords } from '@servery/words';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { readCalendar, writeCalendar, type CalendarAddress } from '../calendarView.ts';
import { aside, below, frame, head, onlyNarrow, sides } from '../components/calendar.css.ts';
import { Nothing } from '../components/Nothing.tsx';
import { OpenEvent } from '../components/OpenEvent.tsx';
import { SheetSkeleton } from '../components/SheetSkeleton.tsx';
import { Side } from '../components/Side.tsx';
import { SideDrawer } from '../components/SideDrawer.tsx';
import { useEventChanges } from '../hooks/useEventChanges.ts';
import { useEvents } from '../hooks/useEvents.ts';
import { countWords, screenWords as words } from '../messages/screen.ts';
import { movedEvent, rangeOf } from '../sheetEvents.ts';
import { dayOf } from '../time.ts';

const EventSheet = lazy(async () => ({
  default: (await import('../components/EventSheet.tsx')).EventSheet,
}));

export interface CalendarProps {
  /** The address from `/apps/calendar` on: how much of time, around which day, whose events, and which one is open. */
  address: string;
  /** The next one; `isTyping` where it needs no entry in the history. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
}

const none = [] as const;

/** The template's calendar: what takes place, to write down, to move, to invite to. */
export function Calendar({ address, onAddressChange }: CalendarProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
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
      return (
        <FailedState
          title={formatMessage(words.failed)}
          words={failedWords}
          onRetry={() => mutate()}
        />
      );
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
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        <span className={onlyNarrow}>
          <LinkButton
            href={writeCalendar(address, { open: 'new', from: null, to: null })}
            tone="accent"
            emphasis="solid"
            icon={<PlusIcon />}
          >
            {formatMessage(words.add)}
          </LinkButton>
        </span>
      </div>
      <div className={sides}>
        <div className={aside}>{side}</div>
        <Stack gap="m">
          <VisuallyHidden isLive>
            {events && formatMessage(countWords, { count: events.length })}
          </VisuallyHidden>
          {sheet()}
          {events?.length === 0 && (
            <div className={below}>
              <Nothing
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
