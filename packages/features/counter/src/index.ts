export { Counter } from './screens/Counter.tsx';
export type { CounterProps } from './screens/Counter.tsx';
