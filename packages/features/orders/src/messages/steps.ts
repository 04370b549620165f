import { defineMessages } from './define.ts';

/** What has just happened to an order, one sentence for each step that a single press takes. */
export const doneWords = defineMessages({
  accept: { id: 'orders.done.accept', defaultMessage: 'Order {number} accepted' },
  start: { id: 'orders.done.start', defaultMessage: 'Order {number} started' },
  ready: { id: 'orders.done.ready', defaultMessage: 'Order {number} is ready' },
  serve: { id: 'orders.done.serve', defaultMessage: 'Order {number} served' },
  dispatch: { id: 'orders.done.dispatch', defaultMessage: 'Order {number} is on its way' },
  claim: { id: 'orders.done.claim', defaultMessage: 'Order {number} handed over' },
  complete: { id: 'orders.done.complete', defaultMessage: 'Order {number} completed' },
});

/** What a step says around itself. */
export const stepWords = defineMessages({
  undo: { id: 'orders.step.undo', defaultMessage: 'Undo' },
  undone: { id: 'orders.step.undone', defaultMessage: 'Order {number} is back to {status}' },
  failed: { id: 'orders.step.failed', defaultMessage: 'Order {number} is unchanged' },
});
