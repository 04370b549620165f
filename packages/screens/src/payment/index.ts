export { AmountKeypad, type AmountKeypadProps } from './AmountKeypad.tsx';
export { CashEntry, type CashEntryProps } from './CashEntry.tsx';
export { PaymentSheet, type PaymentSheetProps } from './PaymentSheet.tsx';
export { paymentTones } from './paymentTones.ts';
export { useTenders, type Tender, type Tenders, type TendersOptions } from './useTenders.ts';
