export { AmountKeypad, type AmountKeypadProps } from './AmountKeypad.tsx';
export { CashEntry, type CashEntryProps } from './CashEntry.tsx';
