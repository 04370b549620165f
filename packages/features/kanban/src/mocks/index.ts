import { sample } from '@servery/domain/sample';
import { kanbanHandlers } from './handlers.ts';

/** What kanban brings to a page that has no server. */
export const kanbanMocks = { handlers: kanbanHandlers, reset: () => sample().reset() };
