export { PaymentSheet, type PaymentSheetProps } from './PaymentSheet.tsx';
export { useTenders, type Tender, type Tenders, type TendersOptions } from './useTenders.ts';
export { sentTender, type SentTender } from './sentTender.ts';
export { ItemSplit } from '../split/ItemSplit.tsx';
export { hasSeveral } from '../split/movedItems.ts';
