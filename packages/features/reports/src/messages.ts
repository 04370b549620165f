export * from './messages/report.ts';
export * from './messages/parts.ts';
