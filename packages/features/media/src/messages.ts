export * from './messages/edit.ts';
export * from './messages/library.ts';
export * from './messages/picker.ts';
export * from './messages/problem.ts';
export * from './messages/upload.ts';
