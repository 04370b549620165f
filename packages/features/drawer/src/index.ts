export { Shifts } from './screens/Shifts.tsx';
export type { ShiftsProps } from './screens/Shifts.tsx';
