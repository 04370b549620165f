export { dashboardOf, noFigures } from './dashboardOf.ts';
export type { CountedOutlet } from './dashboardOf.ts';
export { usualOf, usualWeeks } from './usualOf.ts';
export { withoutSample } from './withoutSample.ts';
