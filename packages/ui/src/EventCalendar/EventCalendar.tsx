import FullCalendar, { useCalendarController } from '@fullcalendar/react';
import { useId } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Spinner } from '../Spinner/Spinner.tsx';
import {
  calendar,
  event as eventLook,
  eventTitle,
  fullDay,
  inside,
  sheet,
  waiting,
} from './EventCalendar.css.ts';
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
import { plugins } from './library.ts';

/** What a calendar says; names of days and months come from the locale. */
export interface EventCalendarWords {
  today: string;
  previous: string;
  next: string;
  /** Names the choice of views. */
  view: string;
  views: Readonly<Record<CalendarView, string>>;
  /** The button that makes something: "New booking". */
  create: string;
  allDay: string;
  /** How many more a day has than are shown. */
  more: (count: number) => string;
  /** What a list without events says. */
  empty: string;
  /** Closes the little window of a full day. */
  close: string;
  loading: string;
}

export interface EventCalendarProps {
  /** What the calendar holds: "Bookings of the patio". */
  label: string;
  events: readonly CalendarEvent[];
  words: EventCalendarWords;
  /** Which views can be chosen; all four unless told. */
  views?: readonly CalendarView[];
  defaultView?: CalendarView;
  /** The day it opens at, `2026-11-21`; today unless told. */
  defaultDate?: string;
  /** The zone that times are shown in. */
  timeZone?: string;
  /** Somebody opened an event, by a press, Enter or Space. */
  onOpen?: (id: string) => void;
  /** Somebody dragged or resized one; without it nothing moves. Offer the same in what `onOpen` opens: dragging needs a pointer. */
  onChange?: (change: CalendarChange) => void;
  /** Somebody marked a time, or pressed the button, which gives the first day shown. */
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
  const id = useId();
  const { locale, direction } = useLocale();
  const controller = useCalendarController();
  const view = props.defaultView ?? 'month';
  const change = ({ event, revert }: Moved) => {
    if (!event.start) return;
    const { start, allDay: isAllDay } = event;
    const end = event.end ?? new Date(start.getTime() + (isAllDay ? day : day / 24));
    onChange?.({ id: event.id, start, end, isAllDay, undo: revert });
  };
  const create = () => {
    const now = new Date();
    const shown = controller.view;
    const isNow = shown && shown.activeStart <= now && now < shown.activeEnd;
    const start = isNow ? now : (shown?.currentStart ?? now);
    onCreate?.({ start, end: new Date(start.getTime() + day), isAllDay: true });
  };
  return (
    <section className={calendar} aria-label={label} data-busy={props.isPending || undefined}>
      <EventCalendarBar
        controller={controller}
        views={props.views ?? everyView}
        view={view}
        words={words}
        titleId={id}
        onCreate={onCreate && create}
      />
      <div className={sheet} aria-busy={props.isPending ?? false}>
        <FullCalendar
          controller={controller}
          plugins={plugins}
          className={inside}
          headerToolbar={false}
          height="auto"
          initialView={viewTypes[view]}
          initialDate={props.defaultDate}
          timeZone={props.timeZone ?? 'local'}
          locale={locale}
          direction={direction}
          firstDay={firstDayOf(locale)}
          events={events.map((event) => toLibrary(event, Boolean(onChange)))}
          eventDisplay="block"
          eventClass={eventLook}
          rowEventTitleClass={eventTitle}
          eventInteractive={Boolean(props.onOpen)}
          eventClick={({ event }) => props.onOpen?.(event.id)}
          eventDrop={change}
          eventResize={change}
          selectable={Boolean(onCreate)}
          select={({ start, end, allDay }) => onCreate?.({ start, end, isAllDay: allDay })}
          datesSet={(shown) =>
            props.onShow?.({ start: shown.start, end: shown.end, view: viewOf(shown.view.type) })
          }
          dayMaxEvents={3}
          nowIndicator
          allDayText={words.allDay}
          moreLinkText={(count: number) => words.more(count)}
          moreLinkHint={(count: number) => words.more(count)}
          noEventsText={words.empty}
          popoverClass={fullDay}
          closeHint={words.close}
        />
        {props.isPending && (
          <span className={waiting}>
            <Spinner label={words.loading} size="l" />
          </span>
        )}
      </div>
    </section>
  );
}

interface Moved {
  event: { id: string; start: Date | null; end: Date | null; allDay: boolean };
  revert: () => void;
}
