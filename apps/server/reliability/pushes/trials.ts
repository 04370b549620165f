import {
  createMenu,
  editMenu,
  previewItemPush,
  previewPricePush,
  pushItem,
  pushPrice,
  undoItemPush,
  undoPricePush,
  type Client,
  type FoodMenu,
} from '@servery/api';
import { timed } from '../timed.ts';

/** A push to the outlets of a group: how many it changed, and how long its calls took. */
export interface Pushed {
  outlets: number;
  previewMs: number;
  pushMs: number;
  undoMs: number;
}

/** Changes the price of an item at all outlets, and takes it back. */
export async function tryPrice(group: Client, item_id: number, price: number): Promise<Pushed> {
  const query = { item_id, price };
  const [preview, previewMs] = await timed(() => group.call(previewPricePush, { query }));
  const outlets = preview.outlets.flatMap(({ item_id, version, state }) =>
    state === 'change' && item_id !== null && version !== null ? [{ item_id, version }] : [],
  );
  const [push, pushMs] = await timed(() =>
    group.call(pushPrice, { body: { item_id, price, outlets } }),
  );
  const undo = { params: { id: push.id }, body: {} };
  const [, undoMs] = await timed(() => group.call(undoPricePush, undo));
  return { outlets: push.outlets, previewMs, pushMs, undoMs };
}

/** Pushes an item to all other outlets that lack it or have another one, and takes it back. */
async function tryItem(group: Client, item_id: number): Promise<Pushed> {
  const query = { item_id };
  const [preview, previewMs] = await timed(() => group.call(previewItemPush, { query }));
  const outlets = preview.outlets
    .filter(({ state }) => state === 'missing' || state === 'differs')
    .map((outlet) => ({
      merchant_id: outlet.merchant.id,
      item_id: outlet.item_id,
      version: outlet.version,
    }));
  const { version } = preview.item;
  const [push, pushMs] = await timed(() =>
    group.call(pushItem, { body: { item_id, version, outlets } }),
  );
  const undo = { params: { id: push.id }, body: {} };
  const [, undoMs] = await timed(() => group.call(undoItemPush, undo));
  return { outlets: push.outlets, previewMs, pushMs, undoMs };
}

/** Pushes another description of an item that all outlets have. */
export async function tryChangedItem(group: Client, item: FoodMenu): Promise<Pushed> {
  const { id, version, category_id, name, code, price, tax_class } = item;
  const description = 'With extra sambal';
  const body = { version, category_id, name, code, price, tax_class, description };
  await group.call(editMenu, { params: { id }, body });
  return tryItem(group, id);
}

/** Pushes an item that no other outlet has. */
export async function tryNewItem(
  group: Client,
  { merchant_id, category_id, price, tax_class }: FoodMenu,
): Promise<Pushed> {
  const body = { merchant_id, category_id, name: 'Nasi ulam', code: 'NEW', price, tax_class };
  const { id } = await group.call(createMenu, { body });
  return tryItem(group, id);
}
