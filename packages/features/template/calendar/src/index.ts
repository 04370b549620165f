export { Calendar, type CalendarProps } from './screens/Calendar.tsx';
