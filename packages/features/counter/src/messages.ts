export * from './messages/counter.ts';
