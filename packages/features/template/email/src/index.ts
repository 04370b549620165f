export { Email, type EmailProps } from './screens/Email.tsx';
