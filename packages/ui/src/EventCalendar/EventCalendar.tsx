import FullCalendar, { useCalendarController, type CalendarRef } from '@fullcalendar/react';
import { useId, useMemo, useRef } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { changeOf, rangeAt, rangeShown } from './change.ts';
import { calendar, inside, sheet, waiting } from './EventCalendar.css.ts';
import { EventCalendarBar } from './EventCalendarBar.tsx';
import type { EventCalendarProps } from './EventCalendarProps.ts';
import { describe, EventNotes, type EventNotesProps } from './EventNotes.tsx';
import { firstDayOf, toLibrary, viewOf, viewTypes } from './events.ts';
import { looks, plugins } from './library.ts';
import { localDay } from './steps.ts';
import { useCalendarPlace } from './useCalendarPlace.ts';
import { useEventFocus } from './useEventFocus.ts';
import { useKeyMoves } from './useKeyMoves.ts';

const everyView = ['month', 'week', 'day', 'list'] as const;

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
  const library = useRef<CalendarRef>(null);
  const place = useCalendarPlace(controller, props);
  const isEditable = Boolean(onChange);
  const focus = useEventFocus(props.openId);
  // Another list has every event drawn anew, so that it must be another one only where it is.
  const drawn = useMemo(
    () => events.map((event) => toLibrary(event, isEditable)),
    [events, isEditable],
  );
  const said: EventNotesProps = {
    id,
    notes: [...new Set(events.flatMap(({ note }) => note ?? []))],
    hint: isEditable ? words.hint : undefined,
  };
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
  const create = () => onCreate?.(rangeShown(controller.view));
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
          eventDidMount={(info) => {
            describe(info, said);
            focus.mark(info);
          }}
          eventInteractive={Boolean(props.onOpen)}
          eventClick={({ event }) => props.onOpen?.(event.id)}
          eventDrop={({ event, revert }) => onChange?.(changeOf(event, revert))}
          eventResize={({ event, revert }) => onChange?.(changeOf(event, revert))}
          eventResizableFromStart
          longPressDelay={400}
          selectable={Boolean(onCreate)}
          selectMinDistance={5}
          select={({ start, end, allDay, view }) => {
            view.calendar.unselect();
            onCreate?.({ start, end, isAllDay: allDay });
          }}
          dateClick={({ date, allDay }) => onCreate?.(rangeAt(date, allDay))}
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
      <EventNotes {...said} />
      <VisuallyHidden isLive>{keys.said}</VisuallyHidden>
    </section>
  );
}
