export { JoinQueue } from './screens/JoinQueue.tsx';
export type { JoinQueueProps } from './screens/JoinQueue.tsx';
export { Queue } from './screens/Queue.tsx';
export type { QueueProps } from './screens/Queue.tsx';
export { QueueHistory } from './screens/QueueHistory.tsx';
export type { QueueHistoryProps } from './screens/QueueHistory.tsx';
export { QueueDisplay } from './screens/QueueDisplay.tsx';
export type { QueueDisplayProps } from './screens/QueueDisplay.tsx';
