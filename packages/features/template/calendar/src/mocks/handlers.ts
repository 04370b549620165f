import { templateAnswer } from '@servery/api/mocks';
import {
  addCalendarEvent,
  checkSpan,
  listCalendarEvents,
  removeCalendarEvent,
  updateCalendarEvent,
} from '@servery/api/template';
import { book, nextId, placeOf } from './book.ts';
import { calendarGuests } from './events.ts';

/** Mock handlers, one per calendar endpoint. */
export const calendarHandlers = [
  templateAnswer(listCalendarEvents, ({ query: { calendars } }) => ({
    events: book
      .read()
      .events.filter(
        ({ extendedProps }) => calendars.length === 0 || calendars.includes(extendedProps.calendar),
      )
      .toSorted(
        (one, other) => Date.parse(one.start) - Date.parse(other.start) || one.id - other.id,
      ),
    guests: [...calendarGuests],
  })),
  templateAnswer(addCalendarEvent, ({ body }) => {
    checkSpan(body.event);
    return book.change(({ events }) => {
      const event = { ...body.event, id: nextId(events) };
      events.push(event);
      return { event };
    });
  }),
  templateAnswer(updateCalendarEvent, ({ body: { event } }) => {
    checkSpan(event);
    return book.change(({ events }) => {
      events[placeOf(events, event.id)] = event;
      return { event };
    });
  }),
  templateAnswer(removeCalendarEvent, ({ query: { id } }) =>
    book.change(({ events }) => {
      const [event] = events.splice(placeOf(events, id), 1);
      return { event: event! };
    }),
  ),
];
