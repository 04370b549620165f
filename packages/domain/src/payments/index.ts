export { firstPaymentOption } from './firstPaymentOption.ts';
export { canBeOnline, canTakeTips, isStoredValue } from './kinds.ts';
export { inOrder, isOffered, offeredMethods } from './offers.ts';
export {
  createPaymentOption,
  deletePaymentOption,
  editPaymentOption,
  maxPaymentOptions,
  patchPaymentOption,
  showPaymentOption,
} from './options.ts';
export type { PaymentOptionInput } from './options.ts';
export type { PaymentBook, PaymentChange, PaymentOptionRecord } from './record.ts';
