export { cashTaken, type CashTaken } from './cashTaken.ts';
export { joinBills, type JoinedBills } from './joinBills.ts';
export { likelyCash } from './likelyCash.ts';
export { nextShare, nextTender, type EqualSplit, type NextTender } from './nextTender.ts';
export { layVoucher, type VoucherResult } from '../money/voucher.ts';
export { paymentLabel } from './paymentLabel.ts';
export { leftOf, type Payable } from './shareAmount.ts';
export { tipOf } from './tipOf.ts';
export { amountKeys, typeAmount, type AmountKey } from './typeAmount.ts';
