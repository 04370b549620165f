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
import { command, type Command } from '../commands/command.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import { guestLimitsOf } from '../guest/limits.ts';
import * as rules from './index.ts';
import type { BookAct, House, HouseChange } from './record.ts';
import type { BookingDays } from './store.ts';

type Decide = (house: House, act: BookAct) => HouseChange;

/** The day of a new time at a merchant. */
const dayOf = async (unit: Unit, merchant_id: number, starts_at: string): Promise<BookingDays> => ({
  merchant_id,
  dates: [await unit.businessDate(merchant_id, starts_at)],
});

async function changeBooking(unit: Unit, days: BookingDays, action: string, decide: Decide) {
  const { house, id } = await change(unit.reservations, days, action, decide);
  return rules.showReservation(house, rules.reservationOf(house, id), unit.now);
}

/** Takes one step of a booking on its day. */
async function step(unit: Unit, id: number, action: string, decide: Decide) {
  const { merchant_id, business_date } = await unit.reservations.find(id);
  return changeBooking(unit, { merchant_id, dates: [business_date] }, action, decide);
}

const bookings = [
  command(createReservation, async ({ body: { merchant_id, ...wish } }, unit) => {
    const days = await dayOf(unit, await unit.merchant(merchant_id), wish.starts_at);
    return changeBooking(unit, days, 'book', (house, act) =>
      rules.createReservation(house, wish, act),
    );
  }),
  command(editReservation, ({ params: { id }, body }, unit) =>
    step(unit, id, 'edit', (house, act) => rules.editReservation(house, { ...body, id }, act)),
  ),
  command(changeReservation, ({ params: { id }, body }, unit) =>
    step(unit, id, body.action, (house, act) =>
      rules.changeReservation(house, { ...body, id }, act),
    ),
  ),
  command(moveReservation, async ({ body: { reservation_id: id, ...wish } }, unit) => {
    const { merchant_id, business_date } = await unit.reservations.find(id);
    const to = await dayOf(unit, merchant_id, wish.starts_at);
    const days = { merchant_id, dates: [business_date, ...to.dates] };
    return changeBooking(unit, days, 'move', (house, act) =>
      rules.moveReservation(house, { ...wish, id }, act),
    );
  }),
];

/** Changes what a merchant offers, which concerns no day. */
async function changeExperience(unit: Unit, merchant_id: number, action: string, decide: Decide) {
  const { house, id } = await change(unit.reservations, { merchant_id, dates: [] }, action, decide);
  return rules.showExperience(house, rules.experienceOf(house, id));
}

const offers = [
  command(editReservationCalendar, async ({ body: { merchant_id, ...wish } }, unit) => {
    const days = { merchant_id: await unit.merchant(merchant_id), dates: [] };
    const { house } = await change(unit.reservations, days, 'calendar', (before, act) => ({
      house: rules.editReservationCalendar(before, wish, act),
    }));
    return rules.showCalendar(house);
  }),
  command(createExperience, async ({ body: { merchant_id, ...wish } }, unit) =>
    changeExperience(unit, await unit.merchant(merchant_id), 'create', (house, act) =>
      rules.createExperience(house, wish, act),
    ),
  ),
  command(editExperience, async ({ params: { id }, body }, unit) =>
    changeExperience(unit, await unit.reservations.merchantOfExperience(id), 'edit', (house) =>
      rules.editExperience(house, { ...body, id }),
    ),
  ),
  command(deleteExperience, async ({ params: { id }, body }, unit) => {
    const merchant_id = await unit.reservations.merchantOfExperience(id);
    await change(unit.reservations, { merchant_id, dates: [] }, 'delete', async (house) =>
      rules.deleteExperience(
        house,
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
    unit.actAsGuest(merchant_id);
    const days = await dayOf(unit, merchant_id, body.starts_at);
    const { house, id } = await change(unit.reservations, days, 'request', (before, act) => {
      const most = guestLimitsOf(act.shop.settings).max_bookings_per_address;
      unit.quota.require('book', merchant_id, act.business_date, most);
      const made = rules.requestReservation(before, body, act);
      unit.quota.count('book', merchant_id, act.business_date);
      return made;
    });
    return rules.showBooking(house, rules.reservationOf(house, id), unit.now);
  }),
  command(cancelBooking, async ({ params: { token }, body }, unit) => {
    const { merchant_id, id, business_date } = await unit.reservations.findByToken(token);
    unit.actAsGuest(merchant_id);
    const days = { merchant_id, dates: [business_date] };
    const { house } = await change(unit.reservations, days, 'cancelled_guest', (before, act) =>
      rules.cancelBooking(before, rules.reservationOf(before, id), body.version, act),
    );
    return rules.showBooking(house, rules.reservationOf(house, id), unit.now);
  }),
];

/** Every write of reservations: by staff, about what a merchant offers, and by guests. */
export const reservationCommands: readonly Command[] = [...bookings, ...offers, ...guests];
