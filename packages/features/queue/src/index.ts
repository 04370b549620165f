export { JoinQueue } from './screens/JoinQueue.tsx';
export type { JoinQueueProps } from './screens/JoinQueue.tsx';
export { Queue } from './screens/Queue.tsx';
export type { QueueProps } from './screens/Queue.tsx';
export { QueueDisplay } from './screens/QueueDisplay.tsx';
export type { QueueDisplayProps } from './screens/QueueDisplay.tsx';
