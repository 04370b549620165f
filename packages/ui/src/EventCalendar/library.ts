// oxlint-disable-next-line typescript/triple-slash-reference -- whoever reads this file as a source needs what it says of style sheets, which no import brings
/// <reference path="./css.d.ts" />
// The calendar's looks are files, so that a strict content security policy needs no exception.
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import type { CalendarOptions } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import {
  columnEvent,
  event,
  eventTitle,
  fullDay,
  listDot,
  listTime,
  more,
  rowEvent,
  todayNumber,
  wholeTitle,
} from './EventCalendar.css.ts';

/** What of the library is used: three kinds of grids, pointing and dragging, and its plain look. */
export const plugins = [classic, dayGrid, timeGrid, list, interaction];

/** How its parts look with us. */
export const looks: CalendarOptions = {
  // Hours scroll, so that one of their days can have the focus: keys scroll them also where nothing takes place.
  dayLaneDidMount: ({ el }) => {
    if (!el.parentElement?.querySelector('[role=cell][tabindex]')) el.tabIndex = 0;
  },
  eventClass: event,
  // The name of a day that leads to it is heard as it is seen, before the whole date.
  dayHeaderDidMount: ({ el }) => {
    const link = el.querySelector('[role=link]');
    const [seen, heard] = [link?.textContent, link?.getAttribute('aria-label')];
    if (link && seen && heard) link.setAttribute('aria-label', `${seen}, ${heard}`);
  },
  dayCellTopInnerClass: ({ isToday }) => (isToday ? todayNumber : undefined),
  rowEventClass: rowEvent,
  rowEventTitleClass: eventTitle,
  columnEventClass: columnEvent,
  columnEventTitleClass: ({ isShort }) => (isShort ? eventTitle : wholeTitle),
  listItemEventBeforeClass: listDot,
  listItemEventTimeClass: listTime,
  listItemEventTitleClass: wholeTitle,
  rowMoreLinkClass: more,
  popoverClass: fullDay,
};
