export { PaymentOptions } from './screens/PaymentOptions.tsx';
export type { PaymentOptionsProps } from './screens/PaymentOptions.tsx';
