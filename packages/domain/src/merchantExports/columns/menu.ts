import type { CategoryRecord, ItemRecord, OptionRecord } from '../../menu/record.ts';
import type { TableRecord } from '../../tables/record.ts';
import { money, moneyOrNull, type Columns } from './Columns.ts';

export const categories: Columns<CategoryRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  parent_id: ({ parent_id }) => parent_id,
  is_active: ({ is_active }) => is_active,
  is_deleted: ({ is_deleted }) => is_deleted,
};

export const menu_items: Columns<ItemRecord> = {
  id: ({ id }) => id,
  category_id: ({ category_id }) => category_id,
  name: ({ name }) => name,
  code: ({ code }) => code,
  description: ({ description }) => description,
  price: ({ price }) => money(price),
  dine_in_price: ({ prices }) => moneyOrNull(prices.dine_in ?? null),
  pickup_price: ({ prices }) => moneyOrNull(prices.pickup ?? null),
  delivery_price: ({ prices }) => moneyOrNull(prices.delivery ?? null),
  tax_class: ({ tax_class }) => tax_class,
  stock: ({ stock }) => stock,
  option_ids: ({ option_ids }) => option_ids.join(', '),
  is_active: ({ is_active }) => is_active,
  is_available: ({ is_available }) => is_available,
};

export const menu_options: Columns<OptionRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  min: ({ min }) => min,
  max: ({ max }) => max,
  choices: ({ items }) => items.map(({ name, price }) => `${name} (${money(price)})`).join(', '),
  is_active: ({ is_active }) => is_active,
  is_deleted: ({ is_deleted }) => is_deleted,
};

export const tables: Columns<TableRecord> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  section: ({ section }) => section,
  seats_min: ({ seats_min }) => seats_min,
  seats_max: ({ seats_max }) => seats_max,
  is_active: ({ is_active }) => is_active,
};
