import {
  createCategory,
  createOption,
  listCategories,
  listItemPushes,
  listMenus,
  listOptions,
  previewItemPush,
  pushItem,
  undoItemPush,
  type CallOptions,
  type FoodMenu,
  type ItemPushOutlet,
} from '@servery/api';
import type { Stage } from '../Stage.ts';
import { groupItems, groupOutlets, groupOwner } from './PriceStage.ts';

/** Returns the outlets of a push as its preview shows them. */
export const outletsOf = (outlets: readonly ItemPushOutlet[]) =>
  outlets.map(({ merchant, item_id, version }) => ({ merchant_id: merchant.id, item_id, version }));

/** Pushes items to the outlets of the sample’s group. */
export function itemPushStage(stage: Stage) {
  const { create, ...items } = groupItems(stage);
  /** Returns the preview of a push, at the outlets of the sample. */
  const preview = async (item_id: number, username = groupOwner) => {
    const { outlets, ...found } = await stage.as(username, previewItemPush, { query: { item_id } });
    return {
      ...found,
      outlets: outlets.filter(({ merchant }) => groupOutlets.includes(merchant.id)),
    };
  };
  const addCategory = (merchant_id: number, name: string) =>
    stage.as(groupOwner, createCategory, { body: { merchant_id, name } });
  const addOption = (merchant_id: number, name: string) => {
    const choices = [{ name: 'Extra sambal', price: 150 }];
    const body = { merchant_id, name, min: 0, max: 1, items: choices };
    return stage.as(groupOwner, createOption, { body });
  };
  return {
    ...items,
    create,
    preview,
    addCategory,
    addOption,
    /** Creates an item at the first outlet, with a category and a food option of its own. */
    createWithRows: async (code: string, item: Parameters<typeof create>[1] = {}) => {
      const category = await addCategory(101, `Rice ${code}`);
      const option = await addOption(101, `Extras ${code}`);
      const rows = { category_id: category.id, option_ids: [option.id] };
      return create(101, { code, ...rows, ...item });
    },
    /** Pushes an item to outlets, as its preview shows them now. */
    push: async (
      item: Pick<FoodMenu, 'id'>,
      ids: readonly number[],
      { username = groupOwner, ...options }: CallOptions & { username?: string } = {},
    ) => {
      const { item: source, outlets } = await preview(item.id);
      const chosen = outletsOf(outlets.filter(({ merchant }) => ids.includes(merchant.id)));
      const body = { item_id: item.id, version: source.version, outlets: chosen };
      return stage.as(username, pushItem, { body }, options);
    },
    undo: (id: number, username = groupOwner) =>
      stage.as(username, undoItemPush, { params: { id }, body: {} }),
    list: async (item_id: number) =>
      (await stage.as(groupOwner, listItemPushes, { query: { item_id } })).aaData,
    /** Returns the items of an outlet with a code. */
    itemsWith: async (merchant_id: number, code: string) => {
      const query = { merchant_id, search: code, length: 100 };
      const { aaData } = await stage.as(groupOwner, listMenus, { query });
      return aaData.filter((item) => item.code === code);
    },
    /** Returns the names of an outlet’s categories and food options that contain a text. */
    rowsWith: async (merchant_id: number, search: string) => {
      const query = { merchant_id, search, length: 100 };
      const categories = await stage.as(groupOwner, listCategories, { query });
      const options = await stage.as(groupOwner, listOptions, { query });
      return [...categories.aaData, ...options.aaData].map(({ name }) => name);
    },
  };
}
