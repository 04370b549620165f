import {
  createMenu,
  editMenu,
  getMenu,
  listCategories,
  listPricePushes,
  previewPricePush,
  pushPrice,
  undoPricePush,
  type CallOptions,
  type FoodMenu,
  type Input,
} from '@servery/api';
import type { Stage } from '../Stage.ts';

/** The person who looks after all outlets of the sample’s group. */
export const groupOwner = 'supermerchant';

/** The outlets of the sample’s group; other contracts on the same server add more. */
export const groupOutlets = [101, 102, 103, 104];

type Item = Input<typeof createMenu>['body'];
type Edit = Input<typeof editMenu>['body'];

/** Items at the outlets of the sample’s group. */
export const groupItems = (stage: Stage) => {
  /** Returns an item as the owner of its outlet reads it. */
  const read = ({ id, merchant_id }: Pick<FoodMenu, 'id' | 'merchant_id'>) => {
    const owners: Record<number, string> = { 101: 'merchant', 102: 'merchant.bangsar' };
    const username = owners[merchant_id] ?? groupOwner;
    return stage.as(username, getMenu, { params: { id } });
  };
  return {
    read,
    /** Creates an item at an outlet. */
    create: async (merchant_id: number, item: Partial<Item> = {}) => {
      const query = { merchant_id, order: 'asc', length: 1 } as const;
      const [category] = (await stage.as(groupOwner, listCategories, { query })).aaData;
      const dish = { name: 'Nasi lemak', price: 1290, tax_class: 'SST', category_id: category!.id };
      return stage.as(groupOwner, createMenu, { body: { merchant_id, ...dish, ...item } });
    },
    /** Changes an item at its own outlet. */
    edit: async (item: Pick<FoodMenu, 'id' | 'merchant_id'>, change: Partial<Edit>) => {
      const {
        merchant_id: _,
        category_name: _name,
        priority: _place,
        is_available: _out,
        ...rest
      } = await read(item);
      const { id, stock: _stock, moves: _moves, unavailable_until: _until, ...body } = rest;
      return stage.as(groupOwner, editMenu, { params: { id }, body: { ...body, ...change } });
    },
  };
};

/** Pushes prices to the outlets of the sample’s group. */
export const priceStage = (stage: Stage) => ({
  ...groupItems(stage),
  preview: (item_id: number, price: number, username = groupOwner) =>
    stage.as(username, previewPricePush, { query: { item_id, price } }),
  push: (
    [first, ...others]: readonly [FoodMenu, ...FoodMenu[]],
    price: number,
    username = groupOwner,
    options?: CallOptions,
  ) => {
    const outlets = [first, ...others].map(({ id, version }) => ({ item_id: id, version }));
    return stage.as(username, pushPrice, { body: { item_id: first.id, price, outlets } }, options);
  },
  undo: (id: number, username = groupOwner) =>
    stage.as(username, undoPricePush, { params: { id }, body: {} }),
  list: async (item_id: number) =>
    (await stage.as(groupOwner, listPricePushes, { query: { item_id } })).aaData,
});
