export * from './messages/counter.ts';
export * from './messages/display.ts';
export * from './messages/menu.ts';
export * from './messages/pay.ts';
