import { sample } from '@servery/sample';
import { employeesHandlers } from './employeesHandlers.ts';
import { staffHandlers } from './handlers.ts';

/** The mocks of staff accounts and employees for pages without a server. */
export const staffMocks = {
  handlers: [...staffHandlers, ...employeesHandlers],
  reset: () => sample().reset(),
};
