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
import { personalAccess } from '@servery/domain/people';
import * as rules from '@servery/domain/reservations';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { pageOfExperiences, pageOfReservations } from '../reservations/lists.ts';
import {
  loadHouse,
  merchantOfPage,
  placeOfReservation,
  placeOfToken,
} from '../reservations/load.ts';
import { onceForAll } from '../publicAnswers.ts';
import { read } from '../route.ts';
import { known, narrow, oneOf } from '../scope.ts';
import type { Visit } from '../visit.ts';

const scopeFor = async ({ sql, caller }: Visit, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: Visit, merchant_id: number | '' | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

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
    const { sql, now, caller } = visit;
    const { merchant_id, business_date } = await placeOfReservation(sql, caller.scope, id);
    const house = await loadHouse(sql, merchant_id, now, [business_date]);
    return rules.showReservation(house, rules.reservationOf(house, id), now);
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
  read(listExperiences, async ({ query, visit }) =>
    pageOfExperiences(visit.sql, query, await scopeFor(visit, query.merchant_id)),
  ),
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
  read(getBooking, async ({ params: { token }, visit: { sql, now } }) => {
    const { merchant_id, id, business_date } = await placeOfToken(sql, token);
    const house = await loadHouse(sql, merchant_id, now, [business_date]);
    return rules.showBooking(house, rules.reservationOf(house, id), now);
  }),
];

/** Bookings: those of the staff, what a merchant decides about them, and what guests do themselves. */
export const reservationRoutes = [
  ...reservations,
  ...calendar,
  ...open,
  ...commandRoutes(reservationCommands),
];
