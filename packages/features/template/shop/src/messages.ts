export { bagMessages } from './messages/bag.ts';
export { cartMessages } from './messages/cart.ts';
export { categoryMessages, filterMessages } from './messages/filters.ts';
export { shopMessages } from './messages/shop.ts';
