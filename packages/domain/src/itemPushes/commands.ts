import { pushItem, undoItemPush } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { actorIn } from '../pushes/actorIn.ts';
import * as rules from './rules.ts';
import { showItemPush } from './show.ts';
import { undoItemPush as undo } from './undoItemPush.ts';

const idsOf = (outlets: readonly { merchant_id: number }[]) =>
  outlets.map(({ merchant_id }) => merchant_id);

/** Copies a picture to outlets that need it; returns the ids of the copies by their merchants. */
async function copyPicture(
  unit: Unit,
  planned: readonly rules.PlannedOutlet[],
  { image_id, from }: { image_id: number | null; from: number },
): Promise<Map<number, number>> {
  const copies = new Map<number, number>();
  if (image_id === null) return copies;
  for (const { merchant_id: to } of planned.filter(({ takesPicture }) => takesPicture)) {
    const copy = (await unit.media.copy([image_id], { from, to })).get(image_id);
    if (copy !== undefined) copies.set(to, copy);
  }
  return copies;
}

/** The writes of pushes of items. */
export const itemPushCommands: readonly Command[] = [
  command(pushItem, async ({ body: { item_id, version, outlets } }, unit) => {
    const group = await unit.itemPushes.group(item_id);
    const targets = rules.itemTargets(group, outlets);
    const from = group.merchant.id;
    const menus = await unit.menus.lockAll([from, ...idsOf(targets)], {
      ids: [item_id, ...targets.flatMap((target) => target.item_id ?? [])],
      names: [group.item.name],
      codes: [group.item.code],
    });
    const pictures = await unit.itemPushes.pictures(rules.picturesOf(group, menus));
    const planned = rules.planItemPush(group, { version, targets }, menus, pictures);
    const item = menus.get(from)!.state.items.find(({ id }) => id === item_id)!;
    const copies = await copyPicture(unit, planned, { image_id: item.image_id, from });
    const { actor, now, nextId } = actorIn(menus);
    const by = { id: nextId(), now, actor };
    const { changes, push } = rules.pushItem(group, planned, menus, copies, by);
    await unit.menus.saveAll(changes, `push item ${push.id}`);
    await unit.itemPushes.save(push);
    return showItemPush(push, now);
  }),
  command(undoItemPush, async ({ params: { id } }, unit) => {
    const { outlets } = await unit.itemPushes.find(id);
    const menus = await unit.menus.lockAll(idsOf(outlets), {
      ids: outlets.map(({ item_id }) => item_id),
      codes: outlets.flatMap(({ before }) => before?.code ?? []),
      categories: outlets.flatMap(({ categories }) => categories),
      options: outlets.flatMap(({ options }) => options),
    });
    const { actor, now } = actorIn(menus);
    const push = await unit.itemPushes.find(id);
    const used = await unit.itemPushes.usedItems(outlets.filter(({ before }) => before === null));
    const { changes, push: undone, restored, kept } = undo(push, menus, used, { now, actor });
    await unit.menus.saveAll(changes, `undo item push ${id}`);
    await unit.itemPushes.save(undone);
    return { ...showItemPush(undone, now), restored, kept };
  }),
];
