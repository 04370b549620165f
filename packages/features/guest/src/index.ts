export { Guest } from './screens/Guest.tsx';
