export { BookTable as default } from '@servery/reservations';
