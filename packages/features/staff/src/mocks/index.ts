import { resetSample } from '@servery/sample';
import { attendanceHandlers } from './attendanceHandlers.ts';
import { employeesHandlers } from './employeesHandlers.ts';
import { staffHandlers } from './handlers.ts';
import { platformAccountsHandlers } from './platformAccountsHandlers.ts';

/** The mocks of accounts, employees and their attendance for pages without a server. */
export const staffMocks = {
  handlers: [
    ...staffHandlers,
    ...employeesHandlers,
    ...attendanceHandlers,
    ...platformAccountsHandlers,
  ],
  reset: resetSample,
};
