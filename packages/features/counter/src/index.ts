export { Counter } from './screens/Counter.tsx';
export type { CounterProps } from './screens/Counter.tsx';
export { GuestDisplay } from './screens/GuestDisplay.tsx';
export type { GuestDisplayProps } from './screens/GuestDisplay.tsx';
