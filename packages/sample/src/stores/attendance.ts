import { Problem } from '@servery/api';
import type { AttendanceStore } from '@servery/domain/commands';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The attendance of a world. */
export const attendanceStore = ({ ctx, world }: MemoryUnit): AttendanceStore => ({
  async placeOf(entry_id) {
    for (const merchant_id of ctx.scope('')) {
      const entry = world.attendance.of(merchant_id).find(({ id }) => id === entry_id);
      if (entry) {
        const { employee_id, clocked_in_at } = entry;
        return { merchant_id, employee_id, clocked_in_at };
      }
    }
    throw new Problem('notFound');
  },
  employeeOf: async (merchant_id, person_id) =>
    world.employees
      .of(merchant_id)
      .find(({ staff_id, left_at }) => staff_id === person_id && left_at === null)?.id ?? null,
  async lock({ merchant_id, employee_id, from, until }) {
    const { id, name } = world.employees.of(merchant_id).find((one) => one.id === employee_id)!;
    const entries = world.attendance
      .of(merchant_id)
      .filter(
        (entry) =>
          entry.employee_id === employee_id &&
          entry.clocked_in_at >= from &&
          entry.clocked_in_at <= until,
      );
    return {
      state: { merchant_id, employee: { id, name }, entries },
      context: { nextId: () => world.nextId() },
    };
  },
  async save(before, { book, id }) {
    if (book === before) return;
    const { merchant_id, employee, entries } = book;
    const entry = entries.find((one) => one.id === id)!;
    world.attendance.keep(merchant_id, entry);
    world.emit({
      kind: 'staff.changed',
      merchant_id,
      subject: { kind: 'employee', id: employee.id },
      version: entry.version,
    });
  },
});
