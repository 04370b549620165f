export { bagWords } from './messages/bag.ts';
export { cartWords } from './messages/cart.ts';
export { categoryWords, filterWords } from './messages/filters.ts';
export { pageWords } from './messages/pages.ts';
export { shopWords } from './messages/shop.ts';
