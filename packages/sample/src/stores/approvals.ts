import { Problem } from '@servery/api';
import type { ApprovalStore, ApprovalSubject } from '@servery/domain/commands';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';

const merchantBy: Record<ApprovalSubject, (world: World, id: number) => number | undefined> = {
  order: ({ orders }, id) => orders.get(id)?.merchant_id,
  menu_item: ({ merchants, menus }, id) =>
    merchants.find((merchant) => menus.of(merchant.id).items.some((item) => item.id === id))?.id,
  menu_option: ({ merchants, menus }, id) =>
    merchants.find((merchant) => menus.of(merchant.id).options.some((option) => option.id === id))
      ?.id,
  shift: ({ drawers }, id) => drawers.shifts.find((shift) => shift.id === id)?.merchant_id,
};

/** The approvals of a world. */
export const approvalStore = (unit: MemoryUnit): ApprovalStore => ({
  async merchantOf(subjects, id) {
    const found = subjects.flatMap((subject) => merchantBy[subject](unit.world, id) ?? []);
    if (found[0] === undefined) throw new Problem('notFound');
    unit.requireScope(found[0]);
    return found[0];
  },
  async add(approval) {
    const token = `approval-${unit.world.nextId()}`;
    unit.world.approvals.set(token, approval);
    return token;
  },
});
