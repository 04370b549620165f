export * from './messages/copy.ts';
export * from './messages/problem.ts';
export * from './messages/setup.ts';
