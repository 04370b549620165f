import {
  manualCashKinds,
  type CashMovement,
  type listCashMovements,
  type Parsed,
} from '@servery/api';
import { isFinal, managesShifts } from '@servery/domain/drawers';
import { matchesSearch } from '@servery/domain/search';
import type { RequestContext } from '@servery/sample';

/** Returns the cash movements that the caller may see. */
export function movementsFor(ctx: RequestContext, merchant_id: number | ''): CashMovement[] {
  const { world, actor, me } = ctx;
  const merchants = ctx.scope(merchant_id);
  const isManual = ({ kind }: CashMovement) =>
    (manualCashKinds as readonly string[]).includes(kind);
  return world.drawers.cash
    .map(({ movement }) => movement)
    .filter((movement) => {
      if (!merchants.includes(movement.merchant_id)) return false;
      if (managesShifts(actor)) return true;
      const shift = world.drawers.shifts.find(({ id }) => id === movement.shift_id);
      return shift?.person.id === me.id && (isFinal(shift) || isManual(movement));
    });
}

/** Whether a cash movement matches the search and the filters of a query. */
export const matchesMovement = (
  { search, shift_id, kind, place }: Parsed<typeof listCashMovements>['query'],
  movement: CashMovement,
): boolean =>
  (shift_id === '' || movement.shift_id === shift_id) &&
  (kind === '' || movement.kind === kind) &&
  (place === '' || (movement.shift_id === null) === (place === 'none')) &&
  [movement.reason, movement.by, movement.order?.number ?? ''].some((text) =>
    matchesSearch(search, text),
  );
