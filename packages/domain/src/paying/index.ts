export {
  layTenders,
  leftOf,
  shareAmount,
  type LaidTender,
  type Payable,
  type TenderRow,
} from './layTenders.ts';
export { likelyCash } from './likelyCash.ts';
export { nextShare, nextTender, type EqualSplit, type NextTender } from './nextTender.ts';
export { amountKeys, typeAmount, type AmountKey } from './typeAmount.ts';
