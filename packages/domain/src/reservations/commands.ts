import {
  cancelBooking,
  changeReservation,
  createExperience,
  createReservation,
  deleteExperience,
  editExperience,
  editReservation,
  editReservationCalendar,
  moveReservation,
  requestReservation,
} from '@servery/api';
import { addressQuota } from '../commands/addressQuota.ts';
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import * as rules from './index.ts';
import type { BookingContext, Venue, VenueChange } from './record.ts';
import type { BookingDays } from './store.ts';

type Decide = (venue: Venue, context: BookingContext) => VenueChange;

/** Returns the trading day of a new time at a merchant. */
const dayOf = async (unit: Unit, merchant_id: number, starts_at: string): Promise<BookingDays> => ({
  merchant_id,
  dates: [await unit.businessDate(merchant_id, starts_at)],
});

async function changeBooking(unit: Unit, days: BookingDays, action: string, decide: Decide) {
  const { venue, id } = await change(unit.reservations, days, action, decide);
  return rules.showReservation(venue, rules.reservationOf(venue, id), unit.now);
}

/** Takes one step of a booking on its trading day. */
async function step(unit: Unit, id: number, action: string, decide: Decide) {
  const { merchant_id, business_date } = await unit.reservations.find(id);
  return changeBooking(unit, { merchant_id, dates: [business_date] }, action, decide);
}

const bookings = [
  command(createReservation, async ({ body: { merchant_id, ...input } }, unit) => {
    const days = await dayOf(unit, await unit.merchant(merchant_id), input.starts_at);
    return changeBooking(unit, days, 'book', (venue, context) =>
      rules.createReservation(venue, input, context),
    );
  }),
  command(editReservation, ({ params: { id }, body }, unit) =>
    step(unit, id, 'edit', (venue, context) =>
      rules.editReservation(venue, { ...body, id }, context),
    ),
  ),
  command(changeReservation, ({ params: { id }, body }, unit) =>
    step(unit, id, body.action, (venue, context) =>
      rules.changeReservation(venue, { ...body, id }, context),
    ),
  ),
  command(moveReservation, async ({ body: { reservation_id: id, ...input } }, unit) => {
    const { merchant_id, business_date } = await unit.reservations.find(id);
    const to = await dayOf(unit, merchant_id, input.starts_at);
    const days = { merchant_id, dates: [business_date, ...to.dates] };
    return changeBooking(unit, days, 'move', (venue, context) =>
      rules.moveReservation(venue, { ...input, id }, context),
    );
  }),
];

/** Changes an experience, for which no trading day has to be locked. */
async function changeExperience(unit: Unit, merchant_id: number, action: string, decide: Decide) {
  const { venue, id } = await change(unit.reservations, { merchant_id, dates: [] }, action, decide);
  return rules.showExperience(venue, rules.experienceOf(venue, id));
}

const offers = [
  command(editReservationCalendar, async ({ body: { merchant_id, ...input } }, unit) => {
    const days = { merchant_id: await unit.merchant(merchant_id), dates: [] };
    const { venue } = await change(unit.reservations, days, 'calendar', (before, context) => ({
      venue: rules.editReservationCalendar(before, input, context),
    }));
    return rules.showCalendar(venue);
  }),
  command(createExperience, async ({ body: { merchant_id, ...input } }, unit) =>
    changeExperience(unit, await unit.merchant(merchant_id), 'create', (venue, context) =>
      rules.createExperience(venue, input, context),
    ),
  ),
  command(editExperience, async ({ params: { id }, body }, unit) =>
    changeExperience(unit, await unit.reservations.merchantOfExperience(id), 'edit', (venue) =>
      rules.editExperience(venue, { ...body, id }),
    ),
  ),
  command(deleteExperience, async ({ params: { id }, body }, unit) => {
    const merchant_id = await unit.reservations.merchantOfExperience(id);
    await change(unit.reservations, { merchant_id, dates: [] }, 'delete', async (venue) =>
      rules.deleteExperience(
        venue,
        { ...body, id },
        await unit.reservations.countBooked(merchant_id, id),
      ),
    );
    return { id };
  }),
];

const guests = [
  command(requestReservation, async ({ params: { token }, body }, unit) => {
    const merchant_id = await unit.reservations.merchantOfPage(token);
    unit.guestContext(merchant_id);
    const quota = await addressQuota(unit, 'book', merchant_id);
    await quota.require();
    const days = await dayOf(unit, merchant_id, body.starts_at);
    const decide = async (before: Venue, context: BookingContext) => {
      await quota.require();
      const made = rules.requestReservation(before, body, context);
      await quota.count();
      return made;
    };
    const { venue, id } = await change(unit.reservations, days, 'request', decide);
    return rules.showBooking(venue, rules.reservationOf(venue, id), unit.now);
  }),
  command(cancelBooking, async ({ params: { token }, body }, unit) => {
    const { merchant_id, id, business_date } = await unit.reservations.findByToken(token);
    unit.guestContext(merchant_id);
    const days = { merchant_id, dates: [business_date] };
    const { venue } = await change(unit.reservations, days, 'cancelled_guest', (before, context) =>
      rules.cancelBooking(before, rules.reservationOf(before, id), body.version, context),
    );
    return rules.showBooking(venue, rules.reservationOf(venue, id), unit.now);
  }),
];

/** The reservation writes: by staff, of calendar and experiences, and by guests. */
export const reservationCommands: readonly Command[] = [...bookings, ...offers, ...guests];
