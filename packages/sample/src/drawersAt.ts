import type { CashSums, Shift } from '@servery/api';
import {
  canUse,
  showShift,
  sumsOf,
  type DrawerBook,
  type OpenShifts,
} from '@servery/domain/drawers';
import type { RequestContext } from './enter.ts';
import type { World } from './world.ts';

/** Returns the drawers of a merchant with all its shifts. */
export const drawersAt = ({ drawers }: World, merchant_id: number): DrawerBook => ({
  merchant_id,
  drawers: drawers.of(merchant_id),
  shifts: drawers.shifts.filter((shift) => shift.merchant_id === merchant_id),
});

/** Returns the sums of a shift's movements. */
export const sumsOfShift = ({ drawers }: World, shift_id: number): CashSums =>
  sumsOf(
    drawers.cash
      .map(({ movement }) => movement)
      .filter((movement) => movement.shift_id === shift_id),
  );

/** Returns the shifts that the caller may see, as they see them. */
export const shiftsFor = (ctx: RequestContext, merchant_id: number | ''): Shift[] => {
  const { world, actor } = ctx;
  return ctx
    .scope(merchant_id)
    .flatMap((id) => drawersAt(world, id).shifts)
    .filter((shift) => canUse(shift, actor))
    .map((shift) => showShift(shift, actor, sumsOfShift(world, shift.id)));
};

/** Finds the open shifts that cash of a person at a merchant can belong to. */
export function openShiftsAt(world: World, merchant_id: number, person_id: number): OpenShifts {
  const open = drawersAt(world, merchant_id).shifts.filter(({ state }) => state === 'open');
  return {
    own: async () => open.find(({ person }) => person.id === person_id)?.id ?? null,
    async ofPayment(payment_id) {
      const sale = world.drawers.cash.find(
        (cash) => cash.payment_id === payment_id && cash.movement.kind === 'sale',
      );
      return open.find(({ id }) => id === sale?.movement.shift_id)?.id ?? null;
    },
  };
}
