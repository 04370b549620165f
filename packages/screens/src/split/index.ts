export { BillItems, type BillItemsProps } from './BillItems.tsx';
export { type MovedItem } from './movedItems.ts';
