import { resetSample } from '@servery/sample';
import { attendanceHandlers } from './attendanceHandlers.ts';
import { employeesHandlers } from './employeesHandlers.ts';
import { staffHandlers } from './handlers.ts';

/** The mocks of staff accounts, employees and their attendance for pages without a server. */
export const staffMocks = {
  handlers: [...staffHandlers, ...employeesHandlers, ...attendanceHandlers],
  reset: resetSample,
};
