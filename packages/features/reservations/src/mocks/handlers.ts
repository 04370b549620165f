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
import { findsPhone } from '@servery/domain/people';
import * as rules from '@servery/domain/reservations';
import type { HouseChange } from '@servery/domain/reservations';
import { sortedPage, type Visit } from '@servery/domain/sample';
import { answer, answerCommands } from '@servery/domain/sample/answer';
import { matchesSearch } from '@servery/domain/search';
import type { HttpHandler } from 'msw';
import { bookedBy, houseNamed, houseOf, housesOf, houseWith } from './houses.ts';

const shown = ({ house, id }: HouseChange, { now }: Visit) =>
  rules.showReservation(house, rules.reservationOf(house, id), now);

const isOn = (date: string, { from, until }: { from: string; until: string }) =>
  (from === '' || date >= from) && (until === '' || date <= until);

const reservations = [
  answer(listReservations, ({ query, visit }) => {
    const rows = housesOf(visit, query.merchant_id).flatMap((house) =>
      house.reservations
        .filter((one) => query.status === '' || one.status === query.status)
        .filter((one) => isOn(one.business_date, query))
        .filter(
          ({ number, name, phone }) =>
            matchesSearch(query.search, number, name) ||
            findsPhone(visit.access, query.search, phone),
        )
        .map((one) => rules.showReservation(house, one, visit.now)),
    );
    return sortedPage(rows, ({ starts_at }) => starts_at, query);
  }),
  answer(getReservationDay, ({ query, visit }) => {
    const house = houseOf(visit, visit.one(query.merchant_id));
    return rules.showDay(house, query.date || rules.todayAt(house, visit.now), visit.now);
  }),
  answer(getReservation, ({ params: { id }, visit }) =>
    shown({ house: houseWith(visit, 'reservations', id), id }, visit),
  ),
  answer(listTimes, ({ query, visit }) => {
    const { merchant_id, experience_id, except_id, ...wish } = query;
    const house = houseOf(visit, visit.one(merchant_id));
    const ids = { experience_id: experience_id || null, except_id: except_id || null };
    return rules.timesOf(house, { ...wish, ...ids }, { now: visit.now, is_guest: false });
  }),
];

const calendar = [
  answer(getReservationCalendar, ({ query, visit }) =>
    rules.showCalendar(houseOf(visit, visit.one(query.merchant_id))),
  ),
  answer(listExperiences, ({ query, visit }) => {
    const rows = housesOf(visit, query.merchant_id).flatMap((house) =>
      house.experiences
        .filter(({ is_deleted }) => !is_deleted)
        .map((one) => rules.showExperience(house, one)),
    );
    const wanted = rows.filter(
      ({ name, is_active }) =>
        matchesSearch(query.search, name) &&
        (query.status === '' || is_active === (query.status === 'active')),
    );
    return sortedPage(wanted, ({ name }) => name.toLowerCase(), query);
  }),
];

const open = [
  answer(getBookingPage, ({ params: { token }, visit }) =>
    rules.showBookingPage(houseNamed(visit, token), visit.now),
  ),
  answer(listBookingTimes, ({ params: { token }, query, visit }) => {
    const wish = { ...query, experience_id: query.experience_id || null };
    return rules.timesOf(houseNamed(visit, token), wish, { now: visit.now, is_guest: true });
  }),
  answer(getBooking, ({ params: { token }, visit }) => {
    const { house, one } = bookedBy(visit, token);
    return rules.showBooking(house, one, visit.now);
  }),
];

/** One answer for each endpoint that reservations owns. */
export const reservationsHandlers: readonly HttpHandler[] = [
  ...reservations,
  ...calendar,
  ...open,
  ...answerCommands(reservationCommands),
];
