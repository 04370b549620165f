import { copyMenu, invalid, Problem, type MenuSource } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import * as menu from '../menu/index.ts';
import { demand } from '../people/demand.ts';
import { copyTaxes } from '../settings/index.ts';

/** Locks a record of two merchants, in an order in which no two writes wait for each other. */
async function lockBoth<T>(to: number, from: number, lock: (merchant_id: number) => Promise<T>) {
  const first = await lock(Math.min(to, from));
  const second = await lock(Math.max(to, from));
  return to < from ? { target: first, source: second } : { target: second, source: first };
}

/** Whether the same supermerchant runs two merchants. */
async function isSameGroup({ merchants }: Unit, one: number, other: number): Promise<boolean> {
  const supermerchant = await merchants.supermerchantOf(one);
  return (
    supermerchant !== null && supermerchant.id === (await merchants.supermerchantOf(other))?.id
  );
}

/**
 * Copies the menu of one outlet to another of the same group.
 * @throws `notFound`, `invalid`, `forbidden`, or `notAllowedNow` with `why: has_menu`, or with `why:
 * group_lock` if the outlet lacks taxes and the group locked its own
 */
async function copyBetween(unit: Unit, to: number, from: number): Promise<MenuSource> {
  if (to === from) throw invalid('from_id', 'same', 'Choose another outlet.');
  const { target, source } = await lockBoth(to, from, (merchant_id) =>
    unit.menus.lock({ merchant_id, part: 'items' }),
  );
  const merchants = await lockBoth(to, from, (id) => unit.merchants.lock(id));
  const { state: merchant, context } = merchants.target;
  const { state: other } = merchants.source;
  if (!(await isSameGroup(unit, to, from))) throw new Problem('notFound');
  if (menu.hasMenu(target.state))
    throw new Problem('notAllowedNow', { details: { why: 'has_menu' } });
  demand(context.actor, 'menu.edit', { object_id: to, version: merchant.version });

  const { tax_classes } = source.context.shop.settings;
  const facts = await unit.merchants.facts(to);
  const { now, nextId } = context;
  const taxed = copyTaxes(merchant, tax_classes, { now, nextId, ...facts });
  if (taxed.entry) {
    demand(context.actor, 'setting.edit', { object_id: to, version: merchant.version });
    await unit.merchants.save(merchant, taxed.merchant, taxed.entry);
  }
  const pictures = await unit.media.copy(menu.picturesOf(source.state), { from, to });
  const { settings } = taxed.merchant;
  const made = menu.copyMenu(target.state, source.state, pictures, {
    ...target.context,
    shop: { ...target.context.shop, settings },
    pictures: new Set(pictures.values()),
  });
  await unit.menus.save(target.state, made, { part: 'items', did: `copy ${from}` });
  return { id: from, name: other.name, ...menu.countMenu(made.book, tax_classes) };
}

/** The write that copies a menu from another outlet. */
export const menuCopyCommands: readonly Command[] = [
  command(copyMenu, async ({ body }, unit) => {
    const to = await unit.merchant(body.merchant_id);
    return copyBetween(unit, to, await unit.merchant(body.from_id, 'from_id'));
  }),
];
