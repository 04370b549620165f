export { Calendar } from './screens/Calendar.tsx';
