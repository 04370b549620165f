export type { Command } from './command.ts';
export { change, type Store } from './Store.ts';
export type { Counted, Quota, Unit } from './Unit.ts';
export { reservationCommands } from '../reservations/commands.ts';
export type { BookingDays, BookingPlace, ReservationStore } from '../reservations/store.ts';
