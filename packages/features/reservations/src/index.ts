export { Reservations } from './screens/Reservations.tsx';
