export { addDays, businessDate, dayBounds } from './businessDate.ts';
export type { Trading } from './businessDate.ts';
export { hasOverlap } from './hasOverlap.ts';
export { instantFrom, instantOn, localHour, toInstant, toLocal } from './local.ts';
export type { Instant } from './local.ts';
export { localRange, selectRange, todayRange } from './ranges.ts';
export type { LocalRange, Selection } from './ranges.ts';
export { isWithinWindow, minutesOf, wallRange, weekdayOf } from './windows.ts';
export type { TimeWindow, WallRange } from './windows.ts';
