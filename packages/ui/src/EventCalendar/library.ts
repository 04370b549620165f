// oxlint-disable-next-line typescript/triple-slash-reference -- type checks of this file as source need its declaration of style sheets
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

/** The plugins in use: three kinds of grids, interaction, and the classic theme. */
export const plugins = [classic, dayGrid, timeGrid, list, interaction];

/** The classes and attributes of the library's parts. */
export const looks: CalendarOptions = {
  // Make the hours focusable through one of their days, so that they can be scrolled by keyboard
  // even without events.
  dayLaneDidMount: ({ el }) => {
    if (!el.parentElement?.querySelector('[role=cell][tabindex]')) el.tabIndex = 0;
  },
  eventClass: event,
  // Start the accessible name of a day's link with its visible text, before the full date.
  dayHeaderDidMount: ({ el }) => {
    const link = el.querySelector('[role=link]');
    const [text, label] = [link?.textContent, link?.getAttribute('aria-label')];
    if (link && text && label) link.setAttribute('aria-label', `${text}, ${label}`);
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
