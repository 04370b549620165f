export { Email } from './screens/Email.tsx';
