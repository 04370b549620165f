import { listEmployees } from '@servery/api';
import { employeeCommands, employeeProcedures } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { known, narrow } from '../../http/scope.ts';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { pageOfEmployees } from './list.ts';

/** The routes of employees. */
export const employeeRoutes = [
  read(listEmployees, async ({ query, ctx }) => {
    const { sql, caller } = ctx;
    return pageOfEmployees(ctx, query, narrow(caller, await known(sql, caller, query.merchant_id)));
  }),
  ...commandRoutes(employeeCommands),
  ...procedureRoutes(employeeProcedures),
];
