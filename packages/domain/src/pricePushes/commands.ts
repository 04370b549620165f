import { pushPrice, undoPricePush } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { LockedMenu } from './record.ts';
import * as rules from './rules.ts';
import { showPricePush } from './show.ts';

/** Locks menus in the order of their merchants, so that no two pushes wait for each other. */
async function lockMenus(unit: Unit, outlets: readonly { merchant_id: number }[]) {
  const menus = new Map<number, LockedMenu>();
  for (const { merchant_id } of outlets)
    menus.set(merchant_id, await unit.menus.lock({ merchant_id, part: 'items' }));
  return menus;
}

async function saveMenus(unit: Unit, changes: readonly rules.PricedMenu[], did: string) {
  for (const { before, after } of changes)
    await unit.menus.save(before, after, { part: 'items', did });
}

/** The person who acts is the same at every outlet. */
const actorIn = (menus: ReadonlyMap<number, LockedMenu>) => [...menus.values()][0]!.context;

/** The writes of price pushes. */
export const pricePushCommands: readonly Command[] = [
  command(pushPrice, async ({ body: { item_id, price, outlets } }, unit) => {
    const group = await unit.pricePushes.group(item_id);
    const targets = rules.targetsOf(group, outlets);
    const menus = await lockMenus(unit, targets);
    const { actor, now, nextId } = actorIn(menus);
    const made = rules.pushPrice(group, targets, menus, { id: nextId(), price, now, actor });
    await saveMenus(unit, made.changes, `push price ${made.push.id}`);
    await unit.pricePushes.save(made.push);
    return showPricePush(made.push, now);
  }),
  command(undoPricePush, async ({ params: { id } }, unit) => {
    const { outlets } = await unit.pricePushes.find(id);
    const menus = await lockMenus(unit, outlets);
    const { actor, now } = actorIn(menus);
    const push = await unit.pricePushes.find(id);
    const made = rules.undoPricePush(push, menus, { now, actor });
    await saveMenus(unit, made.changes, `undo price push ${id}`);
    await unit.pricePushes.save(made.push);
    const { restored, kept } = made;
    return { ...showPricePush(made.push, now), restored, kept };
  }),
];
