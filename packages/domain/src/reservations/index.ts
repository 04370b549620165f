export { isNewRequest } from './isNewRequest.ts';
export { bookedTables } from './bookedTables.ts';
export { createReservation, requestReservation } from './book.ts';
export type { GuestInput, RequestInput, StaffInput } from './book.ts';
export { editReservationCalendar, firstCalendar, showCalendar } from './calendar.ts';
export type { CalendarInput } from './calendar.ts';
export { editReservation, moveReservation } from './change.ts';
export type { MoveInput } from './change.ts';
export {
  createExperience,
  deleteExperience,
  editExperience,
  showExperience,
} from './experiences.ts';
export type { ExperienceInput } from './experiences.ts';
export { todayAt } from './hours.ts';
export { heldTables, nearMinutes } from './near.ts';
export { passTime } from './pass.ts';
export type {
  BookingContext,
  BookingInput,
  CalendarRecord,
  ExperienceRecord,
  Venue,
  VenueChange,
  ReservationRecord,
  ReservationState,
} from './record.ts';
export { holdsOf, capacityAt } from './capacity.ts';
export { experienceOf, graceUntil, isBlocking, isLive, reservationOf, spanOf } from './rows.ts';
export { showBooking, showBookingPage, showDay, showRecord, showReservation } from './show.ts';
export type { Around } from './show.ts';
export { cancelBooking, changeReservation } from './steps.ts';
export type { ReservationStep } from './steps.ts';
export { timesOf } from './times.ts';
export { measured, turnOf, turnsOf } from './turns.ts';
export type { Asker, TimesInput } from './times.ts';
export { seatedAt } from './seat.ts';
export { startsOn } from './hours.ts';
export { termsOf } from './times.ts';
