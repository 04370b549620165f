export * from './messages/counter.ts';
export * from './messages/pay.ts';
