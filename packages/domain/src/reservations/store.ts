import type { Store } from '../commands/Store.ts';
import type { BookAct, House, HouseChange } from './record.ts';

/** Which trading days of which merchant a decision is about; today is always among them. */
export interface BookingDays {
  merchant_id: number;
  dates: readonly string[];
}

/** Where a booking is kept. */
export interface BookingPlace {
  merchant_id: number;
  id: number;
  business_date: string;
}

/** Storage of a merchant's bookings, experiences and calendar. */
export interface ReservationStore extends Store<
  BookingDays,
  House,
  BookAct,
  Pick<HouseChange, 'house'>
> {
  /** @throws `notFound` where no booking in the caller's scope has the id */
  find(id: number): Promise<BookingPlace>;
  /** @throws `notFound` where the token opens no guest's booking */
  findByToken(token: string): Promise<BookingPlace>;
  /**
   * Returns the merchant whose public booking page a token opens.
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
