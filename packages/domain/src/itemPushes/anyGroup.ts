import { settled } from '../menu/choices.ts';
import type { ItemRecord, MenuBook } from '../menu/record.ts';
import { live } from '../menu/rows.ts';
import { contextBy, itemNamed } from '../orders/anyOrder.ts';
import type { ChangedMenu, LockedMenu } from '../menu/store.ts';
import type { ItemGroup } from '../pushes/record.ts';
import type { Pictures } from './compareItem.ts';
import { previewItemPush } from './preview.ts';
import { comparedOf, itemTargets, planItemPush, pushItem, type ItemTarget } from './rules.ts';

const dish: ItemRecord = {
  ...itemNamed('Nasi lemak ayam berempah'),
  name: 'Nasi lemak',
  code: 'NL01',
  description: '',
  price: 1290,
  prices: {},
  prep_minutes: null,
  windows: [],
  image_id: null,
  option_ids: [],
  options: [],
};

/** For tests: an outlet’s menu: the names of its categories and options, and perhaps an item. */
export interface AnyMenu {
  categories?: readonly string[];
  options?: readonly string[];
  /** An item of the first category, with all options. */
  item?: Partial<ItemRecord> | null;
}

type Menus = ReadonlyMap<number, LockedMenu>;

/** For tests: returns the menu of an outlet. */
export function menuAt(
  merchant_id: number,
  { categories = ['Mains'], options = [], item = {} }: AnyMenu = {},
): MenuBook {
  const base = merchant_id * 10_000;
  const row = (name: string, place: number) => ({ version: 1, name, place, is_active: true });
  const state = { is_active: true, is_deleted: false };
  const choice = { name: 'Yes', price: 100, max: 1, is_default: false, ...state };
  const book = {
    merchant_id,
    categories: categories.map((name, i) => ({
      ...row(name, i),
      id: base + 100 + i,
      parent_id: null,
      is_deleted: false,
    })),
    options: options.map((name, i) => ({
      ...row(name, i),
      id: base + 200 + i,
      min: 0,
      max: 1,
      is_deleted: false,
      items: [{ id: base + 300 + i, ...choice }],
    })),
    items: [],
  };
  const own = {
    ...dish,
    id: base,
    version: 1,
    place: 0,
    category_id: base + 100,
    option_ids: book.options.map(({ id }) => id),
    ...item,
  };
  return settled({ ...book, items: item ? [own] : [] }, 'price');
}

/** For tests: returns locked menus by the ids of their merchants. */
export const locked = (
  books: readonly MenuBook[],
  { by = contextBy('supermerchant'), hours = 0 } = {},
): Map<number, LockedMenu> => {
  const context = { ...by, now: new Date(by.now.getTime() + hours * 3_600_000) };
  return new Map(books.map((state) => [state.merchant_id, { state, context }]));
};

/** For tests: returns the group of some menus; its item is the first one of the first menu. */
export function groupOf(menus: Menus): ItemGroup {
  const [first, ...others] = [...menus.values()].map(({ state }) => ({
    merchant: { id: state.merchant_id, name: `Outlet ${state.merchant_id}` },
    items: state.items,
  }));
  return { item: first!.items[0]!, merchant: first!.merchant, others };
}

/** For tests: returns the facts of the pictures of menus, which follow from the last digits of ids. */
const picturesIn = (menus: Menus): Pictures =>
  new Map(
    [...menus.values()].flatMap(({ state }) =>
      state.items.flatMap(({ image_id }) =>
        image_id === null
          ? []
          : [[image_id, { kind: 'svg', width: 640, height: 480, bytes: image_id % 10 }] as const],
      ),
    ),
  );

/** For tests: returns the preview of a push of a group’s item. */
export const previewOf = (menus: Menus) => {
  const compared = [...menus].map(([id, menu]) => [id, comparedOf(menu)] as const);
  return previewItemPush(groupOf(menus), new Map(compared), picturesIn(menus));
};

/** For tests: returns the outlets of a push as the preview shows them; all, or those named. */
export const targetsIn = (menus: Menus, ids?: readonly number[]): ItemTarget[] =>
  previewOf(menus)
    .outlets.map(({ merchant, item_id, version }) => ({
      merchant_id: merchant.id,
      item_id,
      version,
    }))
    .filter(({ merchant_id }) => !ids || ids.includes(merchant_id));

/** For tests: pushes the item of a group to outlets, with copies of its picture. */
export function pushTo(menus: Menus, targets: readonly ItemTarget[], version = 1) {
  const group = groupOf(menus);
  const named = { version, targets: itemTargets(group, targets) };
  const planned = planItemPush(group, named, menus, picturesIn(menus));
  const image = menus.get(group.merchant.id)!.state.items[0]!.image_id ?? 0;
  const copies = new Map(
    planned.flatMap(({ merchant_id, takesPicture }) =>
      takesPicture ? [[merchant_id, merchant_id * 10_000 + 400 + (image % 10)]] : [],
    ),
  );
  return pushItem(group, planned, menus, copies, { ...contextBy('supermerchant'), id: 1 });
}

/** For tests: returns the menus after some of them changed. */
export const saved = (menus: Menus, changes: readonly ChangedMenu[], hours = 0) => {
  const after = new Map(changes.map((one) => [one.before.merchant_id, one.after.book]));
  return locked(
    [...menus.values()].map(({ state }) => after.get(state.merchant_id) ?? state),
    { hours },
  );
};

/** For tests: returns what menus show, without versions, which only increase. */
export const shownIn = (menus: Menus) =>
  [...menus.values()].map(({ state }) => ({
    items: state.items.map(({ version: _version, ...item }) => item),
    categories: live(state.categories),
    options: live(state.options),
  }));
