import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Toasts shown after a step, one sentence for each. */
export const doneMessages = defineMessages({
  accept: { id: 'orders.done.accept', defaultMessage: 'Order {number} accepted' },
  start: { id: 'orders.done.start', defaultMessage: 'Order {number} started' },
  ready: { id: 'orders.done.ready', defaultMessage: 'Order {number} is ready' },
  serve: { id: 'orders.done.serve', defaultMessage: 'Order {number} served' },
  dispatch: { id: 'orders.done.dispatch', defaultMessage: 'Order {number} is on its way' },
  claim: { id: 'orders.done.claim', defaultMessage: 'Order {number} handed over' },
  complete: { id: 'orders.done.complete', defaultMessage: 'Order {number} completed' },
});

/** Messages for undoing a step. */
export const stepMessages = defineMessages({
  undo: actionMessages.undo,
  undone: { id: 'orders.step.undone', defaultMessage: 'Order {number} moved back to {status}' },
  failed: { id: 'orders.step.failed', defaultMessage: 'Order {number} wasn’t changed' },
});
