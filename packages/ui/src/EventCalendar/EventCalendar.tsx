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
import { useEventCalendarLabels } from './useEventCalendarLabels.ts';

const everyView = ['month', 'week', 'day', 'list'] as const;

/**
 * Events by month, week or day, or in a list. FullCalendar renders the grid; the toolbar belongs to
 * the kit.
 */
export function EventCalendar({ label, events, onChange, onCreate, ...props }: EventCalendarProps) {
  const labels = useEventCalendarLabels(props.labels);
  const id = useId();
  const { locale, direction } = useLocale();
  const controller = useCalendarController();
  const library = useRef<CalendarRef>(null);
  const place = useCalendarPlace(controller, props);
  const isEditable = Boolean(onChange);
  const focus = useEventFocus(props.openId);
  // A new array makes the library render every event again, so keep its identity while nothing
  // changes.
  const drawn = useMemo(
    () => events.map((event) => toLibrary(event, isEditable)),
    [events, isEditable],
  );
  const noteProps: EventNotesProps = {
    id,
    notes: [...new Set(events.flatMap(({ note }) => note ?? []))],
    hint: isEditable ? labels.hint : undefined,
  };
  const keys = useKeyMoves({
    api: () => library.current?.getApi(),
    view: place.view,
    timeZone: props.timeZone,
    labels,
    onShow: (at) => {
      const shown = controller.view;
      if (shown && (at < shown.activeStart || at >= shown.activeEnd))
        place.go({ date: localDay(at) });
    },
    keepFocus: focus.keepFocus,
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
        labels={labels}
        lead={props.lead}
        onCreate={onCreate && create}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the events inside */}
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
            describe(info, noteProps);
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
          allDayText={labels.allDay}
          moreLinkText={(count: number) => labels.more(count)}
          moreLinkHint={(count: number) => labels.more(count)}
          noEventsText={labels.empty}
          closeHint={labels.close}
        />
        {isPending && (
          <span className={waiting}>
            <Spinner label={labels.loading} size="l" />
          </span>
        )}
      </div>
      <EventNotes {...noteProps} />
      <VisuallyHidden isLive>{keys.announcement}</VisuallyHidden>
    </section>
  );
}
