import {
  createEmployee,
  createEmployeePin,
  editEmployee,
  patchEmployee,
  type Employee,
} from '@servery/api';
import { newPin } from '../account/pinRule.ts';
import { command, type Command } from '../commands/command.ts';
import { procedure, type Procedure } from '../commands/procedure.ts';
import { change } from '../commands/Store.ts';
import type { Unit } from '../commands/Unit.ts';
import * as rules from './index.ts';

type Decide = (book: rules.EmployeeBook, context: rules.EmployeeContext) => rules.EmployeeChange;

/** Locks the employees of a merchant, applies a rule, saves the result, and returns the employee. */
async function changeAt(
  unit: Unit,
  merchant_id: number,
  action: string,
  decide: Decide,
): Promise<Employee> {
  const { shop: merchant } = await unit.contextOf(merchant_id);
  const { book, id } = await change(unit.employees, merchant_id, action, (before, { nextId }) =>
    decide(before, { merchant, nextId, now: unit.now }),
  );
  return rules.showEmployee(rules.employeeIn(book, id), { merchant, staff: book.staff });
}

const changeEmployee = async (unit: Unit, id: number, action: string, decide: Decide) =>
  changeAt(unit, await unit.employees.merchantOf(id), action, decide);

/** The writes of employees. */
export const employeeCommands: readonly Command[] = [
  command(createEmployee, async ({ body: { merchant_id, ...input } }, unit) =>
    changeAt(unit, await unit.merchant(merchant_id), 'create', (book, context) =>
      rules.createEmployee(book, input, context),
    ),
  ),
  command(editEmployee, ({ params: { id }, body: { version, ...input } }, unit) =>
    changeEmployee(unit, id, 'edit', (book, context) =>
      rules.editEmployee(book, { id, version }, input, context),
    ),
  ),
  command(patchEmployee, ({ params: { id }, body: { version, has_left } }, unit) =>
    changeEmployee(unit, id, has_left ? 'leave' : 'return', (book, context) =>
      rules.patchEmployee(book, { id, version }, { has_left }, context),
    ),
  ),
];

/** The write that gives an employee a PIN. Its response has the PIN, so it is a procedure. */
export const employeeProcedures: readonly Procedure[] = [
  procedure(createEmployeePin, async ({ params: { id }, body: { version } }, { account, unit }) => {
    const merchant_id = await unit(({ employees }) => employees.merchantOf(id));
    for (;;) {
      const pin = newPin();
      const secret = await account.pinSecret(merchant_id, pin);
      const employee = await unit(async (work) => {
        await work.employees.lock(merchant_id);
        if (await work.employees.isPinTaken(merchant_id, secret)) return null;
        const changed = await changeAt(work, merchant_id, 'set_pin', (book, context) =>
          rules.renewPin(book, { id, version }, context),
        );
        await work.employees.setPin({ merchant_id, id }, secret);
        return changed;
      });
      if (employee) return { employee, pin };
    }
  }),
];
