export { LiveBoard } from './screens/LiveBoard.tsx';
export type { LiveBoardProps } from './screens/LiveBoard.tsx';
