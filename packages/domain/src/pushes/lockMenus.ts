import type { Unit } from '../commands/Unit.ts';
import type { ChangedMenu, LockedMenu } from './record.ts';

/**
 * Locks the menus of merchants in the order of their ids, so that no two pushes wait for each other.
 */
export async function lockMenus(
  unit: Unit,
  merchant_ids: readonly number[],
): Promise<Map<number, LockedMenu>> {
  const menus = new Map<number, LockedMenu>();
  for (const merchant_id of [...new Set(merchant_ids)].toSorted((a, b) => a - b))
    menus.set(merchant_id, await unit.menus.lock({ merchant_id, part: 'items' }));
  return menus;
}

/** Saves the menus that a push changed. */
export async function saveMenus(
  unit: Unit,
  changes: readonly ChangedMenu[],
  did: string,
): Promise<void> {
  for (const { before, after } of changes)
    await unit.menus.save(before, after, { part: 'items', did });
}

/** Returns the context of the person who acts, which is the same at every outlet. */
export const actorIn = (menus: ReadonlyMap<number, LockedMenu>): LockedMenu['context'] =>
  [...menus.values()][0]!.context;
