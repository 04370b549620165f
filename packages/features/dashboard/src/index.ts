export { Dashboard, type DashboardProps } from './screens/Dashboard.tsx';
export type { DashboardLink, HrefOf } from './links.ts';
