import { Problem } from '@servery/api';
import type { House } from '../../reservations/record.ts';
import { isLive } from '../../reservations/rows.ts';
import type { BookingPlace, ReservationStore } from '../../reservations/store.ts';
import { houseAt } from '../houseAt.ts';
import type { World } from '../world.ts';
import type { Desk } from './Desk.ts';
import { saveFloor } from './floors.ts';
import { tellChanged } from './tellChanged.ts';

const bookOf = ({ world }: Desk, merchant_id: number) => world.reservations.of(merchant_id);

/** The merchant whose guests have a token. */
const merchantIn = ({ world }: Desk, token: string) =>
  world.merchants.find(({ id }) => token.startsWith(`${id}-`))?.id;

/** Returns the merchant in the caller's scope that has a row with an id. */
function merchantWith(desk: Desk, part: 'reservations' | 'experiences', id: number): number {
  const found = desk.visit
    .scope('')
    .find((merchant_id) => bookOf(desk, merchant_id)[part].some((row) => row.id === id));
  if (found === undefined) throw new Problem('notFound');
  return found;
}

function findByToken(desk: Desk, token: string): BookingPlace {
  const merchant_id = merchantIn(desk, token);
  const booking =
    merchant_id === undefined
      ? undefined
      : bookOf(desk, merchant_id).reservations.find((row) => row.token === token);
  if (merchant_id === undefined || !booking) throw new Problem('notFound');
  return { merchant_id, id: booking.id, business_date: booking.business_date };
}

function merchantOfPage(desk: Desk, token: string): number {
  const merchant_id = merchantIn(desk, token);
  if (merchant_id === undefined || bookOf(desk, merchant_id).calendar.token !== token)
    throw new Problem('notFound');
  return merchant_id;
}

function save(world: World, before: House, after: House, did: string): void {
  const { merchant_id, calendar } = after;
  world.reservations.keep(after);
  if (after.floor !== before.floor) saveFloor(world, before.floor, { floor: after.floor, did });
  for (const part of ['reservations', 'experiences'] as const)
    tellChanged(world, 'reservation.changed', merchant_id, before[part], after[part]);
  if (calendar !== before.calendar)
    world.tell('reservation.changed', merchant_id, { ...calendar, id: merchant_id });
}

/** The bookings of a world. */
export const reservationStore = (desk: Desk): ReservationStore => ({
  async find(id) {
    const merchant_id = merchantWith(desk, 'reservations', id);
    const booking = bookOf(desk, merchant_id).reservations.find((row) => row.id === id)!;
    return { merchant_id, id, business_date: booking.business_date };
  },
  findByToken: async (token) => findByToken(desk, token),
  merchantOfPage: async (token) => merchantOfPage(desk, token),
  merchantOfExperience: async (id) => merchantWith(desk, 'experiences', id),
  countBooked: async (merchant_id, id) =>
    bookOf(desk, merchant_id).reservations.filter((one) => one.experience?.id === id && isLive(one))
      .length,
  lock: async ({ merchant_id }) => ({
    state: houseAt(desk.world, merchant_id),
    context: {
      ...desk.act(merchant_id),
      nextToken: () => `${merchant_id}-${crypto.randomUUID()}`,
    },
  }),
  save: async (before, { house }, action) => save(desk.world, before, house, action),
});
