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
import { pageOfExperiences, pageOfReservations } from './lists.ts';
import { loadVenue, merchantOfPage, findReservation, findReservationByToken } from './load.ts';
import { publicAnswers } from '../../http/publicAnswers.ts';
import { merchantOf } from '../../http/publicTokens.ts';
import { read } from '../../http/route.ts';
import { known, narrow, oneOf } from '../../http/scope.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

const scopeFor = async ({ sql, caller }: RequestContext, merchant_id: number | '') =>
  narrow(caller, await known(sql, caller, merchant_id));

const mine = async ({ sql, caller }: RequestContext, merchant_id: number | '' | null) =>
  oneOf(caller, await known(sql, caller, merchant_id));

const reservations = [
  read(listReservations, async ({ query, ctx }) =>
    pageOfReservations(
      ctx.sql,
      query,
      await scopeFor(ctx, query.merchant_id),
      ctx.now,
      personalAccess(ctx.caller),
    ),
  ),
  read(getReservationDay, async ({ query, ctx }) => {
    const { sql, now } = ctx;
    const merchant_id = await mine(ctx, query.merchant_id);
    const dates = query.date === '' ? [] : [query.date];
    const venue = await loadVenue(sql, merchant_id, now, dates);
    return rules.showDay(venue, query.date || rules.todayAt(venue, now), now);
  }),
  read(getReservation, async ({ params: { id }, ctx }) => {
    const { sql, now, caller } = ctx;
    const { merchant_id, business_date } = await findReservation(sql, caller.scope, id);
    const venue = await loadVenue(sql, merchant_id, now, [business_date]);
    return rules.showReservation(venue, rules.reservationOf(venue, id), now);
  }),
  read(listTimes, async ({ query, ctx }) => {
    const { merchant_id, experience_id, except_id, ...input } = query;
    const at = await mine(ctx, merchant_id);
    const venue = await loadVenue(ctx.sql, at, ctx.now, [input.date]);
    const ids = { experience_id: experience_id || null, except_id: except_id || null };
    return rules.timesOf(venue, { ...input, ...ids }, { now: ctx.now, is_guest: false });
  }),
];

const calendar = [
  read(getReservationCalendar, async ({ query, ctx }) =>
    rules.showCalendar(await loadVenue(ctx.sql, await mine(ctx, query.merchant_id), ctx.now)),
  ),
  read(listExperiences, async ({ query, ctx }) =>
    pageOfExperiences(ctx.sql, query, await scopeFor(ctx, query.merchant_id)),
  ),
];

/** Returns the merchant of a booking page's token, with its cached public answers. */
async function openedPage(ctx: RequestContext, token: string) {
  const merchant_id = merchantOf(token);
  const answers = await publicAnswers(ctx, merchant_id);
  await answers.once(`page ${token}`, () => merchantOfPage(ctx.sql, token));
  return { merchant_id, answers };
}

const open = [
  read(getBookingPage, async ({ params: { token }, ctx }) => {
    const { sql, now } = ctx;
    const { merchant_id, answers } = await openedPage(ctx, token);
    const shown = await answers.once('booking page', async () =>
      rules.showBookingPage(await loadVenue(sql, merchant_id, now), now),
    );
    return { ...shown, now: now.toISOString() };
  }),
  read(listBookingTimes, async ({ params: { token }, query, ctx }) => {
    const { sql, now } = ctx;
    const { merchant_id, answers } = await openedPage(ctx, token);
    const input = { ...query, experience_id: query.experience_id || null };
    return answers.once(`times ${JSON.stringify(input)}`, async () => {
      const venue = await answers.once(`house ${query.date}`, () =>
        loadVenue(sql, merchant_id, now, [query.date]),
      );
      return rules.timesOf(venue, input, { now, is_guest: true });
    });
  }),
  read(getBooking, async ({ params: { token }, ctx }) => {
    const { sql, now } = ctx;
    const answers = await publicAnswers(ctx, merchantOf(token));
    const shown = await answers.once(`booking ${token}`, async () => {
      const { merchant_id, id, business_date } = await findReservationByToken(sql, token);
      const venue = await answers.once(`house ${business_date}`, () =>
        loadVenue(sql, merchant_id, now, [business_date]),
      );
      return rules.showBooking(venue, rules.reservationOf(venue, id), now);
    });
    return { ...shown, now: now.toISOString() };
  }),
];

/** The routes of bookings: for staff, for a merchant's calendar, and for guests. */
export const reservationRoutes = [
  ...reservations,
  ...calendar,
  ...open,
  ...commandRoutes(reservationCommands),
];
