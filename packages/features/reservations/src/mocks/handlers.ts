import {
  getBooking,
  getBookingPage,
  getReservation,
  getReservationCalendar,
  getReservationDay,
  listBookingTimes,
  listExperiences,
  listReservations,
  listTimes,
} from '@servery/api';
import { reservationCommands } from '@servery/domain/commands';
import { hasPhone, phoneSearch } from '@servery/domain/people';
import * as rules from '@servery/domain/reservations';
import type { VenueChange } from '@servery/domain/reservations';
import { sortedPage, type RequestContext } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { matchesSearch, nameKey } from '@servery/domain/search';
import type { HttpHandler } from 'msw';
import { bookedBy, venueNamed, venueOf, venuesOf, venueWith } from './venues.ts';

const shown = ({ venue, id }: VenueChange, { now }: RequestContext) =>
  rules.showReservation(venue, rules.reservationOf(venue, id), now);

const isOn = (date: string, { from, until }: { from: string; until: string }) =>
  (from === '' || date >= from) && (until === '' || date <= until);

const reservations = [
  answer(listReservations, ({ query, ctx }) => {
    const wanted = phoneSearch(ctx.access, query.search);
    const rows = venuesOf(ctx, query.merchant_id).flatMap((venue) =>
      venue.reservations
        .filter((reservation) => query.status === '' || reservation.status === query.status)
        .filter((reservation) => isOn(reservation.business_date, query))
        .filter(
          ({ number, name, phone }) =>
            matchesSearch(query.search, number, name) || hasPhone([phone], wanted),
        )
        .map((reservation) => rules.showReservation(venue, reservation, ctx.now)),
    );
    return sortedPage(rows, ({ starts_at }) => starts_at, query);
  }),
  answer(getReservationDay, ({ query, ctx }) => {
    const venue = venueOf(ctx, ctx.one(query.merchant_id));
    return rules.showDay(venue, query.date || rules.todayAt(venue, ctx.now), ctx.now);
  }),
  answer(getReservation, ({ params: { id }, ctx }) =>
    shown({ venue: venueWith(ctx, 'reservations', id), id }, ctx),
  ),
  answer(listTimes, ({ query, ctx }) => {
    const { merchant_id, experience_id, except_id, ...input } = query;
    const venue = venueOf(ctx, ctx.one(merchant_id));
    const ids = { experience_id: experience_id || null, except_id: except_id || null };
    return rules.timesOf(venue, { ...input, ...ids }, { now: ctx.now, is_guest: false });
  }),
];

const calendar = [
  answer(getReservationCalendar, ({ query, ctx }) =>
    rules.showCalendar(venueOf(ctx, ctx.one(query.merchant_id))),
  ),
  answer(listExperiences, ({ query, ctx }) => {
    const rows = venuesOf(ctx, query.merchant_id).flatMap((venue) =>
      venue.experiences
        .filter(({ is_deleted }) => !is_deleted)
        .map((experience) => rules.showExperience(venue, experience)),
    );
    const wanted = rows.filter(
      ({ name, is_active }) =>
        matchesSearch(query.search, name) &&
        (query.status === '' || is_active === (query.status === 'active')),
    );
    return sortedPage(wanted, ({ name }) => nameKey(name), query);
  }),
];

const open = [
  answer(getBookingPage, ({ params: { token }, ctx }) =>
    rules.showBookingPage(venueNamed(ctx, token), ctx.now),
  ),
  answer(listBookingTimes, ({ params: { token }, query, ctx }) => {
    const input = { ...query, experience_id: query.experience_id || null };
    return rules.timesOf(venueNamed(ctx, token), input, { now: ctx.now, is_guest: true });
  }),
  answer(getBooking, ({ params: { token }, ctx }) => {
    const { venue, booking } = bookedBy(ctx, token);
    return rules.showBooking(venue, booking, ctx.now);
  }),
];

/** One mock handler per endpoint that reservations owns. */
export const reservationsHandlers: readonly HttpHandler[] = [
  ...reservations,
  ...calendar,
  ...open,
  ...answerCommands(reservationCommands),
];
