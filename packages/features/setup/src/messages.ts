export * from './messages/sample.ts';
export * from './messages/problem.ts';
export * from './messages/setup.ts';
