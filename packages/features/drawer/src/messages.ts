export { drawersMessages } from './messages/drawers.ts';
export { problemMessages, reasonMessages } from './messages/problems.ts';
export { reportMessages, shiftsMessages, stateMessages, sumMessages } from './messages/shifts.ts';
export { countMessages, kindMessages, movementMessages, yourMessages } from './messages/yours.ts';
