export { closeDay, closingDays, previewClosing, requireReady } from './closeDay.ts';
export type { ClosingDays, ClosingInput } from './closeDay.ts';
export { currentDay } from './currentDay.ts';
export type { ClosingBook, ClosingContext } from './record.ts';
