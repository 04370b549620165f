import { pushPrice, undoPricePush } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { actorIn } from '../pushes/actorIn.ts';
import * as rules from './rules.ts';
import { showPricePush } from './show.ts';

/** Locks the named items, without the rest of their menus. */
const lockItems = ({ menus }: Unit, named: readonly { merchant_id: number; item_id: number }[]) =>
  menus.lockAll(
    named.map(({ merchant_id }) => merchant_id),
    { ids: named.map(({ item_id }) => item_id) },
  );

/** The writes of price pushes. */
export const pricePushCommands: readonly Command[] = [
  command(pushPrice, async ({ body: { item_id, price, outlets } }, unit) => {
    const group = await unit.pricePushes.group(item_id);
    const targets = rules.targetsOf(group, outlets);
    const menus = await lockItems(unit, targets);
    const { actor, now, nextId } = actorIn(menus);
    const made = rules.pushPrice(group, targets, menus, { id: nextId(), price, now, actor });
    await unit.menus.saveAll(made.changes, `push price ${made.push.id}`);
    await unit.pricePushes.save(made.push);
    return showPricePush(made.push, now);
  }),
  command(undoPricePush, async ({ params: { id } }, unit) => {
    const { outlets } = await unit.pricePushes.find(id);
    const menus = await lockItems(unit, outlets);
    const { actor, now } = actorIn(menus);
    const push = await unit.pricePushes.find(id);
    const made = rules.undoPricePush(push, menus, { now, actor });
    await unit.menus.saveAll(made.changes, `undo price push ${id}`);
    await unit.pricePushes.save(made.push);
    const { restored, kept } = made;
    return { ...showPricePush(made.push, now), restored, kept };
  }),
];
