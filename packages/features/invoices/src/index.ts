export { Invoices } from './screens/Invoices.tsx';
