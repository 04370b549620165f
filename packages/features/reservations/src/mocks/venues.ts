import { Problem } from '@servery/api';
import type { Venue } from '@servery/domain/reservations';
import { venueAt, type RequestContext } from '@servery/sample';

/** Returns a merchant's bookings, with the settings and tables that booking rules depend on. */
export const venueOf = ({ world }: RequestContext, merchant_id: number): Venue =>
  venueAt(world, merchant_id);

/** Returns the venues that the caller has access to. */
export const venuesOf = (ctx: RequestContext, merchantId: number | ''): Venue[] =>
  ctx.scope(merchantId).map((id) => venueOf(ctx, id));

/**
 * Returns the venue that has a row with an id, among those that the caller has access to.
 * @throws `notFound`
 */
export function venueWith(
  ctx: RequestContext,
  part: 'reservations' | 'experiences',
  id: number,
): Venue {
  const merchant_id = ctx
    .scope('')
    .find((it) => ctx.world.reservations.of(it)[part].some((row) => row.id === id));
  if (merchant_id === undefined) throw new Problem('notFound');
  return venueOf(ctx, merchant_id);
}

const merchantOf = ({ world }: RequestContext, token: string) =>
  world.merchants.find(({ id }) => token.startsWith(`${id}-`))?.id;

/**
 * Returns the venue of a public page's token.
 * @throws `notFound`
 */
export function venueNamed(ctx: RequestContext, token: string): Venue {
  const merchant_id = merchantOf(ctx, token);
  const venue = merchant_id === undefined ? null : venueOf(ctx, merchant_id);
  if (!venue || venue.calendar.token !== token) throw new Problem('notFound');
  return venue;
}

/**
 * Returns the booking of a guest's token, and its venue.
 * @throws `notFound`
 */
export function bookedBy(ctx: RequestContext, token: string) {
  const merchant_id = merchantOf(ctx, token);
  const venue = merchant_id === undefined ? null : venueOf(ctx, merchant_id);
  const booking = venue?.reservations.find((row) => row.token === token);
  if (!venue || !booking) throw new Problem('notFound');
  return { venue, booking };
}
