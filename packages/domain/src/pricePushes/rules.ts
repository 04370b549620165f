import { notNow, Problem } from '@servery/api';
import type { MenuBook } from '../menu/record.ts';
import { setPrice } from '../menu/setPrice.ts';
import { matchesOf } from '../pushes/matches.ts';
import type { ChangedMenu, LockedMenu } from '../menu/store.ts';
import type { ItemGroup, PushedBy } from '../pushes/record.ts';
import { requireUndo } from '../pushes/requireUndo.ts';
import type { PricePushRecord, PushedPrice } from './record.ts';

/** An outlet’s item that a push names, with its version in the preview. */
export interface PushTarget {
  merchant_id: number;
  item_id: number;
  version: number;
}

/**
 * Returns the items that a push names with their outlets, by the ids of the merchants: the order in
 * which their menus are locked.
 * @throws `notFound` for an item that isn’t the one of an outlet of the group
 */
export function targetsOf(
  group: ItemGroup,
  named: readonly Omit<PushTarget, 'merchant_id'>[],
): PushTarget[] {
  const merchants = new Map(
    matchesOf(group).flatMap(({ item, merchant }) => (item ? [[item.id, merchant.id]] : [])),
  );
  return named
    .map((target) => {
      const merchant_id = merchants.get(target.item_id);
      if (merchant_id === undefined) throw new Problem('notFound');
      return { ...target, merchant_id };
    })
    .toSorted((a, b) => a.merchant_id - b.merchant_id);
}

const priceIn = ({ items }: MenuBook, id: number): number | undefined =>
  items.find((item) => item.id === id)?.price;

/**
 * Sets the price of an item at the outlets of some targets, whose menus are locked by the ids of
 * their merchants. Returns the changed menus and the push; outlets that have the price already are
 * in neither.
 * @throws `conflict`, `forbidden`, `approvalRequired`, `invalid`, or `notAllowedNow` with `why:
 * same_price` if no price changes
 */
export function pushPrice(
  { item, merchant }: ItemGroup,
  targets: readonly PushTarget[],
  menus: ReadonlyMap<number, LockedMenu>,
  { id, price, now, actor }: PushedBy & { id: number; price: number },
): { changes: ChangedMenu[]; push: PricePushRecord } {
  const changes: ChangedMenu[] = [];
  const outlets: PushedPrice[] = [];
  for (const { merchant_id, item_id, version } of targets) {
    const { state, context } = menus.get(merchant_id)!;
    const after = setPrice(state, item_id, { version, price }, context);
    if (after.book === state) continue;
    changes.push({ before: state, after });
    outlets.push({ merchant_id, item_id, price: priceIn(state, item_id)! });
  }
  if (changes.length === 0) throw notNow({ why: 'same_price' });
  const push = {
    id,
    item_id: item.id,
    merchant_id: merchant.id,
    name: item.name,
    price,
    outlets,
    at: now.toISOString(),
    by: actor.name,
    undone_at: null,
    undone_by: null,
  };
  return { changes, push };
}

/**
 * Restores the earlier prices of a push at the outlets that still have the pushed price; `kept` is
 * the number of the others. Returns the changed menus and the undone push.
 * @throws `tooLate`, `forbidden`, `approvalRequired`, or `notAllowedNow` with `why: undone`
 */
export function undoPricePush(
  push: PricePushRecord,
  menus: ReadonlyMap<number, LockedMenu>,
  { now, actor }: PushedBy,
): { changes: ChangedMenu[]; push: PricePushRecord; restored: number; kept: number } {
  requireUndo(push, now);
  const changes: ChangedMenu[] = [];
  for (const { merchant_id, item_id, price } of push.outlets) {
    const { state, context } = menus.get(merchant_id)!;
    const item = state.items.find(({ id }) => id === item_id);
    if (item?.price !== push.price) continue;
    const { version } = item;
    const after = setPrice(state, item_id, { version, price }, context);
    changes.push({ before: state, after });
  }
  return {
    changes,
    push: { ...push, undone_at: now.toISOString(), undone_by: actor.name },
    restored: changes.length,
    kept: push.outlets.length - changes.length,
  };
}
