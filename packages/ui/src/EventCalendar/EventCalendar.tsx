import FullCalendar, { useCalendarController, type CalendarRef } from '@fullcalendar/react';
import { useId, useMemo, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { changeOf } from './change.ts';
import { calendar, inside, sheet, waiting } from './EventCalendar.css.ts';
import { EventCalendarBar } from './EventCalendarBar.tsx';
import {
  firstDayOf,
  toLibrary,
  viewOf,
  viewTypes,
  type CalendarChange,
  type CalendarEvent,
  type CalendarRange,
  type CalendarView,
} from './events.ts';
import { looks, plugins } from './library.ts';
import { localDay } from './steps.ts';
import { useCalendarPlace, type CalendarPlaceProps } from './useCalendarPlace.ts';
import { useEventFocus } from './useEventFocus.ts';
import { useKeyMoves } from './useKeyMoves.ts';

/** What a calendar says; names of days and months come from the locale. */
export interface EventCalendarWords {
  today: string;
  previous: string;
  next: string;
  /** Names the choice of views. */
  view: string;
  views: Readonly<Record<CalendarView, string>>;
  /** The button that makes something: "New booking". Without it the bar has none. */
  create?: string;
  allDay: string;
  /** How many more a day has than are shown. */
  more: (count: number) => string;
  /** What a list without events says. */
  empty: string;
  /** Closes the little window of a full day. */
  close: string;
  loading: string;
  /** Tells a screen reader how events are moved by keys. */
  hint: string;
  /** What it hears when an event was moved by a key: "Fish, Thursday, 19 November, 06:00". */
  moved: (title: string, when: string) => string;
  /** What it hears when the event went back. */
  putBack: (title: string) => string;
}

export interface EventCalendarProps extends CalendarPlaceProps {
  /** What the calendar holds: "Bookings of the patio". */
  label: string;
  events: readonly CalendarEvent[];
  words: EventCalendarWords;
  /** Which views can be chosen; all four unless told. */
  views?: readonly CalendarView[];
  /** How many events of a day the month shows before it says how many more there are; three unless told. */
  maxPerDay?: number;
  /** Stands at the start of the bar: the way to what is beside the calendar, on a phone. */
  lead?: ReactNode;
  /** Somebody opened an event, by a press, Enter or Space. */
  onOpen?: (id: string) => void;
  /** Which event is open now: it has the focus again afterwards. */
  openId?: string | null;
  /** Somebody dragged or resized one, or moved it by keys; without it nothing moves. */
  onChange?: (change: CalendarChange) => void;
  /** Somebody pressed a day, marked a time, or pressed the button, which gives a day shown. */
  onCreate?: (range: CalendarRange) => void;
  /** What is shown now, to load its events. */
  onShow?: (shown: { start: Date; end: Date; view: CalendarView }) => void;
  isPending?: boolean;
}

const everyView = ['month', 'week', 'day', 'list'] as const;
const day = 24 * 60 * 60 * 1000;

/** Time as a sheet: months, weeks, days, or a list. FullCalendar draws; the bar above it is the kit's. */
export function EventCalendar({
  label,
  events,
  words,
  onChange,
  onCreate,
  ...props
}: EventCalendarProps) {
  const hintId = useId();
  const { locale, direction } = useLocale();
  const controller = useCalendarController();
  const library = useRef<CalendarRef>(null);
  const place = useCalendarPlace(controller, props);
  const isEditable = Boolean(onChange);
  const focus = useEventFocus(props.openId, isEditable ? hintId : undefined);
  // Another list has every event drawn anew, so that it must be another one only where it is.
  const drawn = useMemo(
    () => events.map((event) => toLibrary(event, isEditable)),
    [events, isEditable],
  );
  const keys = useKeyMoves({
    api: () => library.current?.getApi(),
    view: place.view,
    timeZone: props.timeZone,
    words,
    onShow: (at) => {
      const shown = controller.view;
      if (shown && (at < shown.activeStart || at >= shown.activeEnd))
        place.go({ date: localDay(at) });
    },
    keep: focus.keep,
    onChange,
  });
  const create = () => {
    const now = new Date();
    const shown = controller.view;
    const isNow = shown && shown.activeStart <= now && now < shown.activeEnd;
    const start = new Date(isNow ? now : (shown?.currentStart ?? now));
    start.setHours(0, 0, 0, 0);
    onCreate?.({ start, end: new Date(start.getTime() + day), isAllDay: true });
  };
  const isPending = props.isPending ?? false;
  return (
    <section className={calendar} aria-label={label} data-busy={isPending || undefined}>
      <EventCalendarBar
        place={place}
        title={controller.view?.title}
        views={props.views ?? everyView}
        words={words}
        lead={props.lead}
        onCreate={onCreate && create}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of the events inside */}
      <div
        ref={focus.sheet}
        className={sheet}
        data-view={place.view}
        aria-busy={isPending}
        onKeyDown={keys.onKeyDown}
      >
        <FullCalendar
          {...looks}
          ref={library}
          controller={controller}
          plugins={plugins}
          className={inside}
          headerToolbar={false}
          height={place.view === 'list' ? 'auto' : '100%'}
          initialView={viewTypes[place.view]}
          initialDate={place.date}
          timeZone={props.timeZone ?? 'local'}
          locale={locale}
          direction={direction}
          firstDay={firstDayOf(locale)}
          events={drawn}
          eventDisplay="block"
          eventDidMount={focus.onMount}
          eventInteractive={Boolean(props.onOpen)}
          eventClick={({ event }) => props.onOpen?.(event.id)}
          eventDrop={({ event, revert }) => onChange?.(changeOf(event, revert))}
          eventResize={({ event, revert }) => onChange?.(changeOf(event, revert))}
          eventResizableFromStart
          selectable={Boolean(onCreate)}
          selectMinDistance={5}
          select={({ start, end, allDay, view }) => {
            view.calendar.unselect();
            onCreate?.({ start, end, isAllDay: allDay });
          }}
          dateClick={({ date, allDay }) =>
            onCreate?.({
              start: date,
              end: new Date(date.getTime() + (allDay ? day : day / 24)),
              isAllDay: allDay,
            })
          }
          navLinks
          navLinkHint="$0"
          navLinkDayClick={(at) => place.go({ view: 'day', date: localDay(at) })}
          datesSet={(shown) =>
            props.onShow?.({ start: shown.start, end: shown.end, view: viewOf(shown.view.type) })
          }
          dayMaxEvents={props.maxPerDay ?? 3}
          scrollTime="07:00:00"
          nowIndicator
          allDayText={words.allDay}
          moreLinkText={(count: number) => words.more(count)}
          moreLinkHint={(count: number) => words.more(count)}
          noEventsText={words.empty}
          closeHint={words.close}
        />
        {isPending && (
          <span className={waiting}>
            <Spinner label={words.loading} size="l" />
          </span>
        )}
      </div>
      {isEditable && (
        <VisuallyHidden>
          <span id={hintId}>{words.hint}</span>
        </VisuallyHidden>
      )}
      <VisuallyHidden isLive>{keys.said}</VisuallyHidden>
    </section>
  );
}
