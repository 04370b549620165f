import { listEmployees, type Employee } from '@servery/api';
import { employeeCommands, employeeProcedures } from '@servery/domain/commands';
import { showEmployee } from '@servery/domain/employees';
import { hasPhone, phoneSearch } from '@servery/domain/people';
import { matchesSearch, nameKey } from '@servery/domain/search';
import { employeesAt, sortedPage, type World } from '@servery/sample';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';

/** Returns the employees at some merchants. */
const employeesOf = (world: World, scope: readonly number[]): Employee[] =>
  scope.flatMap((merchant_id) => {
    const { employees, staff } = employeesAt(world, merchant_id);
    const merchant = world.merchant(merchant_id);
    return employees.map((employee) => showEmployee(employee, { merchant, staff }));
  });

/** MSW handlers of employees, backed by the sample. */
export const employeesHandlers = [
  answer(listEmployees, ({ query, ctx }) => {
    const { search, status } = query;
    const wanted = phoneSearch(ctx.access, search);
    const found = employeesOf(ctx.world, ctx.scope(query.merchant_id)).filter(
      ({ name, title, phone, left_at }) =>
        (status === '' || (status === 'left') === (left_at !== null)) &&
        (matchesSearch(search, name, title) || hasPhone([phone], wanted)),
    );
    return sortedPage(found, ({ name }) => nameKey(name), query);
  }),
  ...answerCommands(employeeCommands),
  ...answerProcedures(employeeProcedures),
];
