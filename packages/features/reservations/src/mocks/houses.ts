import { Problem } from '@servery/api';
import type { House } from '@servery/domain/reservations';
import { houseAt, type Visit } from '@servery/domain/sample';

/** A merchant's bookings with all that decides about them. */
export const houseOf = ({ world }: Visit, merchant_id: number): House =>
  houseAt(world, merchant_id);

/** The houses in the caller's reach. */
export const housesOf = (visit: Visit, asked: number | ''): House[] =>
  visit.scope(asked).map((id) => houseOf(visit, id));

/** The house that has a row with an id; those outside the caller's reach have none. */
export function houseWith(visit: Visit, part: 'reservations' | 'experiences', id: number): House {
  const merchant_id = visit
    .scope('')
    .find((one) => visit.world.reservations.of(one)[part].some((row) => row.id === id));
  if (merchant_id === undefined) throw new Problem('notFound');
  return houseOf(visit, merchant_id);
}

const merchantOf = ({ world }: Visit, token: string) =>
  world.merchants.find(({ id }) => token.startsWith(`${id}-`))?.id;

/** The house that a public page's token names. */
export function houseNamed(visit: Visit, token: string): House {
  const merchant_id = merchantOf(visit, token);
  const house = merchant_id === undefined ? null : houseOf(visit, merchant_id);
  if (!house || house.calendar.token !== token) throw new Problem('notFound');
  return house;
}

/** The booking that a guest's token names, and its house. */
export function bookedBy(visit: Visit, token: string) {
  const merchant_id = merchantOf(visit, token);
  const house = merchant_id === undefined ? null : houseOf(visit, merchant_id);
  const one = house?.reservations.find((row) => row.token === token);
  if (!house || !one) throw new Problem('notFound');
  return { house, one };
}
