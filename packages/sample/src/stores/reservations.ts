import { Problem } from '@servery/api';
import { type Venue, isLive, isNewRequest } from '@servery/domain/reservations';
import type { BookingPlace, ReservationStore } from '@servery/domain/commands';
import { venueAt } from '../venueAt.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';
import { saveFloor } from './floors.ts';
import { emitChanges } from './emitChanges.ts';

const bookOf = ({ world }: MemoryUnit, merchant_id: number) => world.reservations.of(merchant_id);

/** Returns the merchant that a guest's token belongs to. */
const merchantIn = ({ world }: MemoryUnit, token: string) =>
  world.merchants.find(({ id }) => token.startsWith(`${id}-`))?.id;

/** Returns the merchant in the caller's scope that has a row with an id. */
function merchantWith(unit: MemoryUnit, part: 'reservations' | 'experiences', id: number): number {
  const found = unit.ctx
    .scope('')
    .find((merchant_id) => bookOf(unit, merchant_id)[part].some((row) => row.id === id));
  if (found === undefined) throw new Problem('notFound');
  return found;
}

function findByToken(unit: MemoryUnit, token: string): BookingPlace {
  const merchant_id = merchantIn(unit, token);
  const booking =
    merchant_id === undefined
      ? undefined
      : bookOf(unit, merchant_id).reservations.find((row) => row.token === token);
  if (merchant_id === undefined || !booking) throw new Problem('notFound');
  return { merchant_id, id: booking.id, business_date: booking.business_date };
}

function merchantOfPage(unit: MemoryUnit, token: string): number {
  const merchant_id = merchantIn(unit, token);
  if (merchant_id === undefined || bookOf(unit, merchant_id).calendar.token !== token)
    throw new Problem('notFound');
  return merchant_id;
}

function save(world: World, before: Venue, after: Venue, did: string): void {
  const { merchant_id, calendar } = after;
  world.reservations.save(after);
  if (after.floor !== before.floor) saveFloor(world, before.floor, { floor: after.floor, did });
  const event = { kind: 'reservation.changed', merchant_id } as const;
  const requests = after.reservations.filter((reservation) => isNewRequest(did, reservation));
  const requestEvent = { ...event, kind: 'reservation.requested', subject: 'reservation' } as const;
  emitChanges(world, requestEvent, before.reservations, requests);
  const others = after.reservations.filter((reservation) => !isNewRequest(did, reservation));
  emitChanges(world, { ...event, subject: 'reservation' }, before.reservations, others);
  emitChanges(world, { ...event, subject: 'experience' }, before.experiences, after.experiences);
  if (calendar !== before.calendar)
    world.emit({
      ...event,
      subject: { kind: 'reservation_calendar', id: merchant_id },
      version: calendar.version,
    });
}

/** The bookings of a world. */
export const reservationStore = (unit: MemoryUnit): ReservationStore => ({
  async find(id) {
    const merchant_id = merchantWith(unit, 'reservations', id);
    const booking = bookOf(unit, merchant_id).reservations.find((row) => row.id === id)!;
    return { merchant_id, id, business_date: booking.business_date };
  },
  findByToken: async (token) => findByToken(unit, token),
  merchantOfPage: async (token) => merchantOfPage(unit, token),
  merchantOfExperience: async (id) => merchantWith(unit, 'experiences', id),
  countBooked: async (merchant_id, id) =>
    bookOf(unit, merchant_id).reservations.filter(
      (reservation) => reservation.experience?.id === id && isLive(reservation),
    ).length,
  lock: async ({ merchant_id }) => ({
    state: venueAt(unit.world, merchant_id),
    context: {
      ...unit.contextOf(merchant_id),
      nextToken: () => `${merchant_id}-${crypto.randomUUID()}`,
    },
  }),
  save: async (before, { venue }, action) => save(unit.world, before, venue, action),
});
