export { addDays, businessDate, dayBounds } from './businessDate.ts';
export type { Trading } from './businessDate.ts';
export { toInstant, toLocal } from './local.ts';
export type { Instant } from './local.ts';
export { localRange, selectRange, todayRange } from './ranges.ts';
export type { LocalRange, Selection } from './ranges.ts';
export { isWithinWindow, minutesOf } from './windows.ts';
export type { TimeWindow } from './windows.ts';
