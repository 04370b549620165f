export { LiveBoard } from './screens/LiveBoard.tsx';
export type { LiveBoardProps } from './screens/LiveBoard.tsx';
export { OrderDetail } from './screens/OrderDetail.tsx';
export type { OrderDetailProps } from './screens/OrderDetail.tsx';
export { OrderHistory } from './screens/OrderHistory.tsx';
export type { OrderHistoryProps } from './screens/OrderHistory.tsx';
export { historyQuery } from './historyQuery.ts';
