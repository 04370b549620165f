export { LiveBoard } from './screens/LiveBoard.tsx';
export type { LiveBoardProps } from './screens/LiveBoard.tsx';
export { OrderDetail } from './screens/OrderDetail.tsx';
export type { OrderDetailProps } from './screens/OrderDetail.tsx';
