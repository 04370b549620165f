export * from './messages/closing.ts';
export * from './messages/report.ts';
export * from './messages/parts.ts';
