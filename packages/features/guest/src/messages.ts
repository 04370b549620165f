export * from './messages/cart.ts';
export * from './messages/dish.ts';
export * from './messages/order.ts';
export * from './messages/page.ts';
export * from './messages/problem.ts';
