import { Problem } from '@servery/api';
import type { EmployeeStore } from '@servery/domain/commands';
import { employeesAt } from '../employeesAt.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The employees of a world. */
export const employeeStore = ({ ctx, world }: MemoryUnit): EmployeeStore => ({
  async merchantOf(employee_id) {
    const found = ctx
      .scope('')
      .find((merchant_id) => world.employees.of(merchant_id).some(({ id }) => id === employee_id));
    if (found === undefined) throw new Problem('notFound');
    return found;
  },
  isPinTaken: async (merchant_id, { lookup }) =>
    world.people.some((one) => one.merchant_id === merchant_id && one.pin === lookup) ||
    world.employees.byPin(merchant_id, lookup) !== undefined,
  setPin: async ({ id }, { lookup }) => world.employees.setPin(id, lookup),
  lock: async (merchant_id) => ({
    state: employeesAt(world, merchant_id),
    context: { nextId: () => world.nextId() },
  }),
  async save(before, { book, id }) {
    if (book === before) return;
    world.employees.save(book.merchant_id, book.employees);
    world.emit({
      kind: 'staff.changed',
      merchant_id: book.merchant_id,
      subject: { kind: 'employee', id },
      version: book.employees.find((employee) => employee.id === id)!.version,
    });
  },
});
