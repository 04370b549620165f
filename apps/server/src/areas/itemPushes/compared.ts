import type { StoredSettings } from '@servery/api';
import type {
  ComparedItem,
  ComparedMenu,
  PictureFacts,
  Pictures,
} from '@servery/domain/item-pushes';
import { matchesOf, type ItemGroup } from '@servery/domain/pushes';
import { settingsAt } from '@servery/domain/settings';
import { sql } from 'kysely';
import { within, type Scope } from '../../http/scope.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import { byMerchant, type OfMerchant } from '../../storage/byMerchant.ts';
import { all, type Sql } from '../../storage/sql.ts';

type StoredItem = OfMerchant<ComparedItem>;
type StoredCategory = OfMerchant<ComparedMenu['categories'][number]>;
type StoredOption = OfMerchant<ComparedMenu['options'][number]>;

const itemColumns = columnsOf<StoredItem>()(
  'menu_item',
  'i',
  `merchant_id, id, version, name, code, description, category_id, option_ids, tax_class,
  prep_minutes, min_quantity, max_quantity, windows, image_id`,
);
const categoryColumns = columnsOf<StoredCategory>()(
  'menu_category',
  'c',
  `merchant_id, id, name, parent_id, is_deleted`,
);
const optionColumns = columnsOf<StoredOption>()(
  'menu_option',
  'o',
  `merchant_id, id, name, is_deleted`,
);
const pictureColumns = columnsOf<PictureFacts & { id: number }>()(
  'media',
  'm',
  `id, kind, width, height, bytes`,
);

/**
 * Returns the menus of a group’s outlets by the ids of their merchants, with the items that match
 * the group’s item.
 */
export async function comparedMenus(
  db: Sql,
  group: ItemGroup,
  now: Date,
): Promise<Map<number, ComparedMenu>> {
  const matches = matchesOf(group);
  const merchants = matches.map(({ merchant }) => merchant.id);
  const item_ids = matches.flatMap(({ item }) => item?.id ?? []);
  const ofGroup = (alias: string) =>
    sql`${sql.ref(`${alias}.merchant_id`)} = any(${merchants}::bigint[])`;
  const [items, categories, options, outlets] = await Promise.all([
    all(
      db,
      sql<StoredItem>`select ${itemColumns} from menu_item i
        where ${ofGroup('i')} and i.id = any(${item_ids}::bigint[])`,
    ),
    all(
      db,
      sql<StoredCategory>`select ${categoryColumns} from menu_category c where ${ofGroup('c')}`,
    ),
    all(db, sql<StoredOption>`select ${optionColumns} from menu_option o where ${ofGroup('o')}`),
    all(
      db,
      sql<{ merchant_id: number; settings: StoredSettings }>`select m.merchant_id, m.settings
        from merchant m where ${ofGroup('m')}`,
    ),
  ]);
  const [itemsAt, categoriesAt, optionsAt] = [
    byMerchant(items),
    byMerchant(categories),
    byMerchant(options),
  ];
  return new Map(
    outlets.map(({ merchant_id, settings }) => [
      merchant_id,
      {
        items: itemsAt.get(merchant_id) ?? [],
        categories: categoriesAt.get(merchant_id) ?? [],
        options: optionsAt.get(merchant_id) ?? [],
        tax_codes: settingsAt(settings, now).tax_classes.map(({ code }) => code),
      },
    ]),
  );
}

/** Returns the facts of pictures in a scope, by their ids. */
export async function picturesWith(
  db: Sql,
  scope: Scope,
  ids: readonly number[],
): Promise<Pictures> {
  const rows = await all(
    db,
    sql<PictureFacts & { id: number }>`select ${pictureColumns} from media m
      where ${within(scope, 'm.merchant_id')} and m.id = any(${[...new Set(ids)]}::bigint[])`,
  );
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}
