export * from './messages/history.ts';
export * from './messages/hours.ts';
export * from './messages/money.ts';
export * from './messages/problem.ts';
export * from './messages/profile.ts';
export * from './messages/settings.ts';
export * from './messages/state.ts';
