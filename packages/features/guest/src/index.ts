export { GuestTable } from './screens/GuestTable.tsx';
export type { GuestTableProps } from './screens/GuestTable.tsx';
