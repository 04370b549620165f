export * from './messages/act.ts';
export * from './messages/board.ts';
export * from './messages/common.ts';
export * from './messages/fields.ts';
export * from './messages/form.ts';
export * from './messages/guest.ts';
export * from './messages/history.ts';
export * from './messages/problem.ts';
