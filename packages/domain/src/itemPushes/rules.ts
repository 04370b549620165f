import { notNow, Problem } from '@servery/api';
import type { ItemRecord } from '../menu/record.ts';
import { requireVersion, rowOf } from '../menu/rows.ts';
import { showMenu } from '../menu/show.ts';
import { demand } from '../people/demand.ts';
import { matchOf } from '../pushes/matches.ts';
import type { ChangedMenu, LockedMenu } from '../menu/store.ts';
import type { ItemGroup, PushedBy } from '../pushes/record.ts';
import { compareItem, type Pictures } from './compareItem.ts';
import { fieldsOf } from './fieldsOf.ts';
import { placeItem } from './placeItem.ts';
import type { ComparedMenu, ItemPushRecord, PushedItem } from './record.ts';

/** An outlet that a push names, with its item and its version in the preview. */
export interface ItemTarget {
  merchant_id: number;
  item_id: number | null;
  version: number | null;
}

/** The locked menus of the outlets of a push and of its item, by the ids of their merchants. */
type Menus = ReadonlyMap<number, LockedMenu>;

/** An outlet that a push changes. */
export interface PlannedOutlet {
  merchant_id: number;
  /** The outlet’s item; null if the push adds it. */
  own: ItemRecord | null;
  /** Whether the outlet needs a copy of the item’s picture. */
  takesPicture: boolean;
}

/**
 * Returns the outlets that a push names, by the ids of their merchants.
 * @throws `notFound` for an outlet that isn’t another one of the group
 */
export function itemTargets({ others }: ItemGroup, named: readonly ItemTarget[]): ItemTarget[] {
  const reached = new Set(others.map(({ merchant }) => merchant.id));
  if (!named.every(({ merchant_id }) => reached.has(merchant_id))) throw new Problem('notFound');
  return named.toSorted((a, b) => a.merchant_id - b.merchant_id);
}

/** Returns the item that is pushed, with its menu. */
function sourceIn({ item, merchant }: ItemGroup, menus: Menus) {
  const { state: book } = menus.get(merchant.id)!;
  return { item: rowOf(book.items, item.id), book };
}

/** Returns a locked menu as pushes compare it. */
export const comparedOf = ({ state, context }: LockedMenu): ComparedMenu => ({
  ...state,
  tax_codes: context.shop.settings.tax_classes.map(({ code }) => code),
});

/** Returns the ids of the pictures that a push compares: of the item, and of its matches. */
export function picturesOf(group: ItemGroup, menus: Menus): number[] {
  const { item } = sourceIn(group, menus);
  const matches = [...menus.values()].map(({ state }) => matchOf(item, state.items));
  return [item, ...matches].flatMap((one) => one?.image_id ?? []);
}

/** Refuses a push if the outlet’s item isn’t the one of the preview any more. */
function requirePreviewed(
  { state, context }: LockedMenu,
  { item_id, version }: ItemTarget,
  own: ItemRecord | null,
): void {
  const shown = own ?? (item_id === null ? null : rowOf(state.items, item_id));
  if (!shown) return;
  const current = () => showMenu(state, shown.id, context.now);
  if (!own || own.id !== item_id) throw new Problem('conflict', { current: current() });
  requireVersion(own, version ?? 0, current);
}

/**
 * Returns the outlets that a push changes; those that have the same item already aren’t among them,
 * whatever its version.
 * @throws `notFound`, `conflict`, `forbidden`, `approvalRequired`, or `notAllowedNow`: with `why:
 * no_tax_class` or `no_category` if an outlet can’t have the item, or with `why: same_item` if
 * nothing changes
 */
export function planItemPush(
  group: ItemGroup,
  { version, targets }: { version: number; targets: readonly ItemTarget[] },
  menus: Menus,
  pictures: Pictures,
): PlannedOutlet[] {
  const { item, book } = sourceIn(group, menus);
  const source = menus.get(group.merchant.id)!;
  requireVersion(item, version, () => showMenu(book, item.id, source.context.now));
  const compared = { item, menu: comparedOf(source) };
  const names = new Map(group.others.map(({ merchant }) => [merchant.id, merchant.name]));
  const planned = targets.flatMap((target): PlannedOutlet[] => {
    const { merchant_id } = target;
    const locked = menus.get(merchant_id)!;
    const own = matchOf(item, locked.state.items);
    const place = { item: own, menu: comparedOf(locked) };
    const { state, changes, obstacle } = compareItem(compared, place, pictures);
    if (state === 'same') return [];
    requirePreviewed(locked, target, own);
    const edited = own ?? item;
    const on = { object_id: edited.id, version: edited.version };
    demand(locked.context.actor, 'menu.edit', on);
    if (obstacle === 'no_category') throw notNow({ why: obstacle, name: item.name });
    if (obstacle) throw notNow({ why: obstacle, name: names.get(merchant_id)! });
    const takesPicture = item.image_id !== null && (!own || changes.includes('picture'));
    return [{ merchant_id, own, takesPicture }];
  });
  if (planned.length === 0) throw notNow({ why: 'same_item' });
  return planned;
}

/**
 * Adds the item to the menus of planned outlets, or changes their item to be the same. `copies` has
 * the id of each outlet’s copy of the picture, by the id of its merchant. Returns the changed menus
 * and the push.
 * @throws `invalid`
 */
export function pushItem(
  group: ItemGroup,
  planned: readonly PlannedOutlet[],
  menus: Menus,
  copies: ReadonlyMap<number, number>,
  { id, now, actor }: PushedBy & { id: number },
): { changes: ChangedMenu[]; push: ItemPushRecord } {
  const source = sourceIn(group, menus);
  const { item } = source;
  const changes: ChangedMenu[] = [];
  const outlets: PushedItem[] = [];
  for (const { merchant_id, own } of planned) {
    const locked = menus.get(merchant_id)!;
    const kept = item.image_id === null ? null : (own?.image_id ?? null);
    const image_id = copies.get(merchant_id) ?? kept;
    const { after, categories, options } = placeItem(locked, source, { own, image_id });
    const { version } = rowOf(after.book.items, after.id);
    changes.push({ before: locked.state, after });
    const before = own && fieldsOf(own);
    outlets.push({ merchant_id, item_id: after.id, version, before, categories, options });
  }
  const push = {
    id,
    item_id: item.id,
    merchant_id: group.merchant.id,
    name: item.name,
    outlets,
    at: now.toISOString(),
    by: actor.name,
    undone_at: null,
    undone_by: null,
  };
  return { changes, push };
}
