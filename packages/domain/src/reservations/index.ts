export { createReservation, requestReservation } from './book.ts';
export type { GuestWish, RequestWish, StaffWish } from './book.ts';
export { editReservationCalendar, firstCalendar, showCalendar } from './calendar.ts';
export type { CalendarWish } from './calendar.ts';
export { editReservation, moveReservation } from './change.ts';
export type { MoveWish } from './change.ts';
export {
  createExperience,
  deleteExperience,
  editExperience,
  showExperience,
} from './experiences.ts';
export type { ExperienceWish } from './experiences.ts';
export { todayAt } from './hours.ts';
export { heldTables, nearMinutes } from './near.ts';
export { passTime } from './pass.ts';
export type {
  BookAct,
  BookingWish,
  CalendarRecord,
  ExperienceRecord,
  House,
  HouseChange,
  ReservationRecord,
  ReservationState,
} from './record.ts';
export { holdsOf, roomAt } from './room.ts';
export { experienceOf, graceUntil, isBlocking, isLive, reservationOf, spanOf } from './rows.ts';
export { showBooking, showBookingPage, showDay, showRecord, showReservation } from './show.ts';
export type { Around } from './show.ts';
export { cancelBooking, changeReservation } from './steps.ts';
export type { ReservationStep } from './steps.ts';
export { timesOf } from './times.ts';
export { measured, turnOf, turnsOf } from './turns.ts';
export type { Asker, TimesWish } from './times.ts';
