import {
  cancelBooking,
  changeReservation,
  createExperience,
  createReservation,
  deleteExperience,
  editExperience,
  editReservation,
  editReservationCalendar,
  getBooking,
  getBookingPage,
  getReservation,
  getReservationCalendar,
  getReservationDay,
  listBookingTimes,
  listExperiences,
  listReservations,
  listTimes,
  moveReservation,
  requestReservation,
} from '@servery/api';
import { findsPhone } from '@servery/domain/people';
import * as rules from '@servery/domain/reservations';
import type { BookAct, House, HouseChange } from '@servery/domain/reservations';
import type { Visit } from '@servery/domain/sample';
import type { HttpHandler } from 'msw';
import { answer } from './answer.ts';
import {
  bookedBy,
  change,
  decideCalendar,
  houseNamed,
  houseOf,
  housesOf,
  houseWith,
} from './houses.ts';
import { found, pageOf } from './lists.ts';

const shown = ({ house, id }: HouseChange, { now }: Visit) =>
  rules.showReservation(house, rules.reservationOf(house, id), now);

/** One step of a booking: decided, kept and shown. */
const step = (visit: Visit, id: number, decide: (house: House, act: BookAct) => HouseChange) =>
  shown(change(visit, houseWith(visit, 'reservations', id), decide), visit);

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
            found(query.search, number, name) || findsPhone(visit.access, query.search, phone),
        )
        .map((one) => rules.showReservation(house, one, visit.now)),
    );
    return pageOf(rows, ({ starts_at }) => starts_at, query);
  }),
  answer(getReservationDay, ({ query, visit }) => {
    const house = houseOf(visit, visit.one(query.merchant_id));
    return rules.showDay(house, query.date || rules.todayAt(house, visit.now), visit.now);
  }),
  answer(getReservation, ({ params: { id }, visit }) =>
    shown({ house: houseWith(visit, 'reservations', id), id }, visit),
  ),
  answer(createReservation, ({ body: { merchant_id, ...wish }, visit }) => {
    const before = houseOf(visit, visit.one(merchant_id));
    return shown(
      change(visit, before, (it, act) => rules.createReservation(it, wish, act)),
      visit,
    );
  }),
  answer(editReservation, ({ params: { id }, body, visit }) =>
    step(visit, id, (it, act) => rules.editReservation(it, { ...body, id }, act)),
  ),
  answer(changeReservation, ({ params: { id }, body, visit }) =>
    step(visit, id, (it, act) => rules.changeReservation(it, { ...body, id }, act)),
  ),
  answer(moveReservation, ({ body: { reservation_id: id, ...wish }, visit }) =>
    step(visit, id, (it, act) => rules.moveReservation(it, { ...wish, id }, act)),
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
  answer(editReservationCalendar, ({ body: { merchant_id, ...wish }, visit }) =>
    rules.showCalendar(
      decideCalendar(visit, houseOf(visit, visit.one(merchant_id)), (it, act) =>
        rules.editReservationCalendar(it, wish, act),
      ),
    ),
  ),
  answer(listExperiences, ({ query, visit }) => {
    const rows = housesOf(visit, query.merchant_id).flatMap((house) =>
      house.experiences
        .filter(({ is_deleted }) => !is_deleted)
        .map((one) => rules.showExperience(house, one)),
    );
    const wanted = rows.filter(
      ({ name, is_active }) =>
        found(query.search, name) &&
        (query.status === '' || is_active === (query.status === 'active')),
    );
    return pageOf(wanted, ({ name }) => name.toLowerCase(), query);
  }),
  answer(createExperience, ({ body: { merchant_id, ...wish }, visit }) => {
    const { house, id } = change(visit, houseOf(visit, visit.one(merchant_id)), (it, act) =>
      rules.createExperience(it, wish, act),
    );
    return rules.showExperience(house, rules.experienceOf(house, id));
  }),
  answer(editExperience, ({ params: { id }, body, visit }) => {
    const { house } = change(visit, houseWith(visit, 'experiences', id), (it) =>
      rules.editExperience(it, { ...body, id }),
    );
    return rules.showExperience(house, rules.experienceOf(house, id));
  }),
  answer(deleteExperience, ({ params: { id }, body, visit }) => {
    change(visit, houseWith(visit, 'experiences', id), (it) =>
      rules.deleteExperience(it, { ...body, id }),
    );
    return { id };
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
  answer(requestReservation, ({ params: { token }, body, visit }) => {
    const { house, id } = change(visit, houseNamed(visit, token), (it, act) =>
      rules.requestReservation(it, body, act),
    );
    return rules.showBooking(house, rules.reservationOf(house, id), visit.now);
  }),
  answer(getBooking, ({ params: { token }, visit }) => {
    const { house, one } = bookedBy(visit, token);
    return rules.showBooking(house, one, visit.now);
  }),
  answer(cancelBooking, ({ params: { token }, body, visit }) => {
    const { house: before, one } = bookedBy(visit, token);
    const { house, id } = change(visit, before, (it, act) =>
      rules.cancelBooking(it, one, body.version, act),
    );
    return rules.showBooking(house, rules.reservationOf(house, id), visit.now);
  }),
];

/** One answer for each endpoint that reservations owns. */
export const reservationsHandlers: readonly HttpHandler[] = [...reservations, ...calendar, ...open];
