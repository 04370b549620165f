import { pushPrice, undoPricePush } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { actorIn, lockMenus, saveMenus } from '../pushes/lockMenus.ts';
import * as rules from './rules.ts';
import { showPricePush } from './show.ts';

const idsOf = (outlets: readonly { merchant_id: number }[]) =>
  outlets.map(({ merchant_id }) => merchant_id);

/** The writes of price pushes. */
export const pricePushCommands: readonly Command[] = [
  command(pushPrice, async ({ body: { item_id, price, outlets } }, unit) => {
    const group = await unit.pricePushes.group(item_id);
    const targets = rules.targetsOf(group, outlets);
    const menus = await lockMenus(unit, idsOf(targets));
    const { actor, now, nextId } = actorIn(menus);
    const made = rules.pushPrice(group, targets, menus, { id: nextId(), price, now, actor });
    await saveMenus(unit, made.changes, `push price ${made.push.id}`);
    await unit.pricePushes.save(made.push);
    return showPricePush(made.push, now);
  }),
  command(undoPricePush, async ({ params: { id } }, unit) => {
    const { outlets } = await unit.pricePushes.find(id);
    const menus = await lockMenus(unit, idsOf(outlets));
    const { actor, now } = actorIn(menus);
    const push = await unit.pricePushes.find(id);
    const made = rules.undoPricePush(push, menus, { now, actor });
    await saveMenus(unit, made.changes, `undo price push ${id}`);
    await unit.pricePushes.save(made.push);
    const { restored, kept } = made;
    return { ...showPricePush(made.push, now), restored, kept };
  }),
];
