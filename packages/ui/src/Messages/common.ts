import type { Message } from './formatMessage.ts';

/**
 * Messages of several components. Each is a separate export, so that pages load only the ones they
 * use.
 */
export const backMessage: Message = { id: 'back', text: 'Back' };
export const cancelMessage: Message = { id: 'cancel', text: 'Cancel' };
export const clearMessage: Message = { id: 'clear', text: 'Clear' };
export const closeMessage: Message = { id: 'close', text: 'Close' };
export const copyMessage: Message = { id: 'copy', text: 'Copy' };
export const dismissMessage: Message = { id: 'dismiss', text: 'Dismiss' };
export const finishMessage: Message = { id: 'finish', text: 'Finish' };
export const fromMessage: Message = { id: 'from', text: 'From' };
export const loadingMessage: Message = { id: 'loading', text: 'Loading…' };
export const monthMessage: Message = { id: 'month', text: 'Month' };
export const nextMessage: Message = { id: 'next', text: 'Next' };
export const positionMessage: Message = { id: 'position', text: '{number} of {count}' };
export const previousMessage: Message = { id: 'previous', text: 'Previous' };
export const removeMessage: Message = { id: 'remove', text: 'Remove {name}' };
export const retryMessage: Message = { id: 'retry', text: 'Try again' };
export const toMessage: Message = { id: 'to', text: 'To' };
export const todayMessage: Message = { id: 'today', text: 'Today' };
export const undoMessage: Message = { id: 'undo', text: 'Undo' };
export const weekMessage: Message = { id: 'week', text: 'Week' };
