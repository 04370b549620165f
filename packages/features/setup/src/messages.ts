export * from './messages/copy.ts';
export * from './messages/documentProblem.ts';
export * from './messages/documents.ts';
export * from './messages/sample.ts';
export * from './messages/problem.ts';
export * from './messages/setup.ts';
