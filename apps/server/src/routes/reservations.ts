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
import { guestLimitsOf } from '@servery/domain/guest';
import { personalAccess } from '@servery/domain/people';
import * as rules from '@servery/domain/reservations';
import type { BookAct, House, HouseChange } from '@servery/domain/reservations';
import { businessDate } from '@servery/domain/time';
import { loadShop } from '../orders/shop.ts';
import { asGuest } from '../queue/change.ts';
import { changeHouse, type At } from '../reservations/change.ts';
import { pageOfExperiences, pageOfReservations } from '../reservations/lists.ts';
import {
  bookedOf,
  loadHouse,
  merchantOfExperience,
  merchantOfPage,
  placeOfReservation,
  placeOfToken,
} from '../reservations/load.ts';
import { onceForAll } from '../publicAnswers.ts';
import { read, write } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

const scopeFor = async ({ sql, caller }: Visit, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: Visit, merchant_id: number | '' | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

const shown = ({ house, id }: HouseChange, { now }: Visit) =>
  rules.showReservation(house, rules.reservationOf(house, id), now);

/** A merchant and the trading day of a time there. */
async function atTime({ sql }: Visit, merchant_id: number, starts_at: string): Promise<At> {
  const { settings } = await loadShop(sql, merchant_id);
  return { merchant_id, dates: [businessDate(starts_at, settings)] };
}

const placed = ({ sql, caller }: Visit, id: number) => placeOfReservation(sql, caller.scope, id);

/** One step of a booking: decided, saved and shown. */
async function step(
  visit: Visit,
  id: number,
  did: string,
  decide: (house: House, act: BookAct) => HouseChange,
) {
  const { merchant_id, business_date } = await placed(visit, id);
  const at = { merchant_id, dates: [business_date] };
  return shown(await changeHouse(visit, at, did, decide), visit);
}

const reservations = [
  read(listReservations, async ({ query, visit }) =>
    pageOfReservations(
      visit.sql,
      query,
      await scopeFor(visit, query.merchant_id),
      visit.now,
      personalAccess(visit.caller),
    ),
  ),
  read(getReservationDay, async ({ query, visit }) => {
    const { sql, now } = visit;
    const merchant_id = await mine(visit, query.merchant_id);
    const dates = query.date === '' ? [] : [query.date];
    const house = await loadHouse(sql, merchant_id, now, dates);
    return rules.showDay(house, query.date || rules.todayAt(house, now), now);
  }),
  read(getReservation, async ({ params: { id }, visit }) => {
    const { merchant_id, business_date } = await placed(visit, id);
    const house = await loadHouse(visit.sql, merchant_id, visit.now, [business_date]);
    return shown({ house, id }, visit);
  }),
  write(createReservation, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = await atTime(visit, await mine(visit, merchant_id), wish.starts_at);
    const made = await changeHouse(visit, at, 'book', (it, act) =>
      rules.createReservation(it, wish, act),
    );
    return shown(made, visit);
  }),
  write(editReservation, ({ params: { id }, body, visit }) =>
    step(visit, id, 'edit', (it, act) => rules.editReservation(it, { ...body, id }, act)),
  ),
  write(changeReservation, ({ params: { id }, body, visit }) =>
    step(visit, id, body.action, (it, act) => rules.changeReservation(it, { ...body, id }, act)),
  ),
  write(moveReservation, async ({ body: { reservation_id: id, ...wish }, visit }) => {
    const { merchant_id, business_date } = await placed(visit, id);
    const to = await atTime(visit, merchant_id, wish.starts_at);
    const at = { merchant_id, dates: [business_date, ...to.dates] };
    const made = await changeHouse(visit, at, 'move', (it, act) =>
      rules.moveReservation(it, { ...wish, id }, act),
    );
    return shown(made, visit);
  }),
  read(listTimes, async ({ query, visit }) => {
    const { merchant_id, experience_id, except_id, ...wish } = query;
    const at = await mine(visit, merchant_id);
    const house = await loadHouse(visit.sql, at, visit.now, [wish.date]);
    const ids = { experience_id: experience_id || null, except_id: except_id || null };
    return rules.timesOf(house, { ...wish, ...ids }, { now: visit.now, is_guest: false });
  }),
];

const calendar = [
  read(getReservationCalendar, async ({ query, visit }) =>
    rules.showCalendar(await loadHouse(visit.sql, await mine(visit, query.merchant_id), visit.now)),
  ),
  write(editReservationCalendar, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = { merchant_id: await mine(visit, merchant_id), dates: [] };
    const { house } = await changeHouse(visit, at, 'calendar', (it, act) => ({
      house: rules.editReservationCalendar(it, wish, act),
    }));
    return rules.showCalendar(house);
  }),
  read(listExperiences, async ({ query, visit }) =>
    pageOfExperiences(visit.sql, query, await scopeFor(visit, query.merchant_id)),
  ),
  write(createExperience, async ({ body: { merchant_id, ...wish }, visit }) => {
    const at = { merchant_id: await mine(visit, merchant_id), dates: [] };
    const { house, id } = await changeHouse(visit, at, 'create', (it, act) =>
      rules.createExperience(it, wish, act),
    );
    return rules.showExperience(house, rules.experienceOf(house, id));
  }),
  write(editExperience, async ({ params: { id }, body, visit }) => {
    const merchant_id = await merchantOfExperience(visit.sql, visit.caller.scope, id);
    const { house } = await changeHouse(visit, { merchant_id, dates: [] }, 'edit', (it) =>
      rules.editExperience(it, { ...body, id }),
    );
    return rules.showExperience(house, rules.experienceOf(house, id));
  }),
  write(deleteExperience, async ({ params: { id }, body, visit }) => {
    const merchant_id = await merchantOfExperience(visit.sql, visit.caller.scope, id);
    const booked = await bookedOf(visit.sql, merchant_id, id);
    await changeHouse(visit, { merchant_id, dates: [] }, 'delete', (it) =>
      rules.deleteExperience(it, { ...body, id }, booked),
    );
    return { id };
  }),
];

const open = [
  read(getBookingPage, async ({ params: { token }, visit }) => {
    const { sql, now } = visit;
    const merchant_id = await merchantOfPage(sql, token);
    const shown = await onceForAll(visit, merchant_id, 'booking page', async () =>
      rules.showBookingPage(await loadHouse(sql, merchant_id, now), now),
    );
    return { ...shown, now: now.toISOString() };
  }),
  read(listBookingTimes, async ({ params: { token }, query, visit }) => {
    const { sql, now } = visit;
    const merchant_id = await merchantOfPage(sql, token);
    const wish = { ...query, experience_id: query.experience_id || null };
    return onceForAll(visit, merchant_id, `times ${JSON.stringify(wish)}`, async () => {
      const house = await onceForAll(visit, merchant_id, `house ${query.date}`, () =>
        loadHouse(sql, merchant_id, now, [query.date]),
      );
      return rules.timesOf(house, wish, { now, is_guest: true });
    });
  }),
  write(requestReservation, async ({ params: { token }, body, visit }) => {
    const at = await atTime(visit, await merchantOfPage(visit.sql, token), body.starts_at);
    const { house, id } = await changeHouse(asGuest(visit), at, 'request', (it, act) => {
      const { id: merchant_id, settings } = act.shop;
      const most = guestLimitsOf(settings).max_bookings_per_address;
      visit.quota.require('book', merchant_id, act.business_date, most);
      const requested = rules.requestReservation(it, body, act);
      visit.quota.count('book', merchant_id, act.business_date);
      return requested;
    });
    return rules.showBooking(house, rules.reservationOf(house, id), visit.now);
  }),
  read(getBooking, async ({ params: { token }, visit: { sql, now } }) => {
    const { merchant_id, id, business_date } = await placeOfToken(sql, token);
    const house = await loadHouse(sql, merchant_id, now, [business_date]);
    return rules.showBooking(house, rules.reservationOf(house, id), now);
  }),
  write(cancelBooking, async ({ params: { token }, body, visit }) => {
    const { merchant_id, id, business_date } = await placeOfToken(visit.sql, token);
    const at = { merchant_id, dates: [business_date] };
    const { house } = await changeHouse(asGuest(visit), at, 'cancelled_guest', (it, act) =>
      rules.cancelBooking(it, rules.reservationOf(it, id), body.version, act),
    );
    return rules.showBooking(house, rules.reservationOf(house, id), visit.now);
  }),
];

/** Bookings: those of the staff, what a merchant decides about them, and what guests do themselves. */
export const reservationRoutes = [...reservations, ...calendar, ...open];
