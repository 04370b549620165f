export { createDrawer, editDrawer, maxDrawers, showDrawer } from './drawers.ts';
export type { DrawerInput } from './drawers.ts';
export { firstDrawer, usualLimit } from './firstDrawer.ts';
export { cashOf, moveCash } from './movements.ts';
export type { MovementInput, OpenShifts, OrderCash } from './movements.ts';
export { pastCash } from './pastCash.ts';
export type {
  DrawerBook,
  DrawerChange,
  DrawerContext,
  DrawerRecord,
  ShiftRecord,
} from './record.ts';
export {
  canUse,
  closeShift,
  countShift,
  isOver,
  openShift,
  shiftOf,
  startCount,
} from './shifts.ts';
export { isFinal, managesShifts, showShift, varianceOf } from './showShift.ts';
export { expectedOf, noCash, signedAmount, sumsOf } from './sums.ts';
