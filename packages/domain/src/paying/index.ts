export { likelyCash } from './likelyCash.ts';
export { amountKeys, typeAmount, type AmountKey } from './typeAmount.ts';
