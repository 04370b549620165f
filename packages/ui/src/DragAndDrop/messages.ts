import type { Message } from '../Messages/formatMessage.ts';

/** Messages shared by sortable lists and boards. */
export const moveMessage: Message = { id: 'sortable.move', text: 'Move {name}' };
export const upMessage: Message = { id: 'sortable.up', text: 'Move up' };
export const downMessage: Message = { id: 'sortable.down', text: 'Move down' };
