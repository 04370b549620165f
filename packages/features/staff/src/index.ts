export { Staff } from './screens/Staff.tsx';
export type { StaffProps } from './screens/Staff.tsx';
