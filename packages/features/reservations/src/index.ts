export { BookTable } from './screens/BookTable.tsx';
export type { BookTableProps } from './screens/BookTable.tsx';
export { GuestBooking } from './screens/GuestBooking.tsx';
export type { GuestBookingProps } from './screens/GuestBooking.tsx';
export { Reservations } from './screens/Reservations.tsx';
export type { ReservationsProps } from './screens/Reservations.tsx';
export { ReservationSettings } from './screens/ReservationSettings.tsx';
export type { ReservationSettingsProps } from './screens/ReservationSettings.tsx';
