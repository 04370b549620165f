import { Problem } from '@servery/api';
import type { House } from '../../reservations/record.ts';
import { isLive } from '../../reservations/rows.ts';
import type { BookingPlace, ReservationStore } from '../../reservations/store.ts';
import type { Visit } from '../enter.ts';
import { houseAt } from '../houseAt.ts';
import type { World } from '../world.ts';
import type { ActAt } from './ActAt.ts';
import { saveFloor } from './floors.ts';
import { tellChanged } from './tellChanged.ts';

const bookOf = ({ world }: Visit, merchant_id: number) => world.reservations.of(merchant_id);

/** The merchant whose guests have a token. */
const merchantIn = ({ world }: Visit, token: string) =>
  world.merchants.find(({ id }) => token.startsWith(`${id}-`))?.id;

/** Returns the merchant in the caller's scope that has a row with an id. */
function merchantWith(visit: Visit, part: 'reservations' | 'experiences', id: number): number {
  const found = visit
    .scope('')
    .find((merchant_id) => bookOf(visit, merchant_id)[part].some((row) => row.id === id));
  if (found === undefined) throw new Problem('notFound');
  return found;
}

function findByToken(visit: Visit, token: string): BookingPlace {
  const merchant_id = merchantIn(visit, token);
  const booking =
    merchant_id === undefined
      ? undefined
      : bookOf(visit, merchant_id).reservations.find((row) => row.token === token);
  if (merchant_id === undefined || !booking) throw new Problem('notFound');
  return { merchant_id, id: booking.id, business_date: booking.business_date };
}

function merchantOfPage(visit: Visit, token: string): number {
  const merchant_id = merchantIn(visit, token);
  if (merchant_id === undefined || bookOf(visit, merchant_id).calendar.token !== token)
    throw new Problem('notFound');
  return merchant_id;
}

function save(world: World, before: House, after: House): void {
  const { merchant_id, calendar } = after;
  world.reservations.keep(after);
  saveFloor(world, before.floor, after.floor);
  for (const part of ['reservations', 'experiences'] as const)
    tellChanged(world, 'reservation.changed', merchant_id, before[part], after[part]);
  if (calendar !== before.calendar)
    world.tell('reservation.changed', merchant_id, { ...calendar, id: merchant_id });
}

/** The bookings of a world. */
export const reservationStore = (visit: Visit, actAt: ActAt): ReservationStore => ({
  async find(id) {
    const merchant_id = merchantWith(visit, 'reservations', id);
    const booking = bookOf(visit, merchant_id).reservations.find((row) => row.id === id)!;
    return { merchant_id, id, business_date: booking.business_date };
  },
  findByToken: async (token) => findByToken(visit, token),
  merchantOfPage: async (token) => merchantOfPage(visit, token),
  merchantOfExperience: async (id) => merchantWith(visit, 'experiences', id),
  countBooked: async (merchant_id, id) =>
    bookOf(visit, merchant_id).reservations.filter(
      (one) => one.experience?.id === id && isLive(one),
    ).length,
  lock: async ({ merchant_id }) => ({
    state: houseAt(visit.world, merchant_id),
    context: {
      ...actAt(merchant_id),
      nextToken: () => `${merchant_id}-${crypto.randomUUID()}`,
    },
  }),
  save: async (before, { house }) => save(visit.world, before, house),
});
