import type { Store } from '../commands/Store.ts';
import type { BookingContext, Venue, VenueChange } from './record.ts';

/** A merchant and the trading days to load; today is always included. */
export interface BookingDays {
  merchant_id: number;
  dates: readonly string[];
}

/** The merchant, the id and the trading day of a booking. */
export interface BookingPlace {
  merchant_id: number;
  id: number;
  business_date: string;
}

/** Storage of a merchant's bookings, experiences and calendar. */
export interface ReservationStore extends Store<
  BookingDays,
  Venue,
  BookingContext,
  Pick<VenueChange, 'venue'>
> {
  /**
   * Returns the merchant and the trading day of a booking in the caller's scope.
   * @throws `notFound` if there is no such booking
   */
  find(id: number): Promise<BookingPlace>;
  /**
   * Returns the merchant and the trading day of the booking that a guest's token belongs to.
   * @throws `notFound` if the token belongs to no booking
   */
  findByToken(token: string): Promise<BookingPlace>;
  /**
   * Returns the merchant whose public booking page has a token.
   * @throws `notFound`
   */
  merchantOfPage(token: string): Promise<number>;
  /**
   * Returns the merchant that offers an experience in the caller's scope.
   * @throws `notFound`
   */
  merchantOfExperience(id: number): Promise<number>;
  /** Returns how many bookings of an experience are still expected. */
  countBooked(merchant_id: number, experience_id: number): Promise<number>;
}
