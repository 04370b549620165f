import * as calls from '@servery/api';
import { nameOf } from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { itemPushes } from './itemPushes.ts';
import { itemPushMenus } from './itemPushMenus.ts';
import { menuAccessCases } from './menuAccessCases.ts';
import type { ContractHost } from '../host.ts';
import { menuBalances } from './menuBalances.ts';
import { menuCategories } from './menuCategories.ts';
import { menuImports } from './menuImports.ts';
import { menuItems } from './menuItems.ts';
import { menuOptions } from './menuOptions.ts';
import { menuSearch } from './menuSearch.ts';
import { pricePushes } from './pricePushes.ts';
import { Stage } from '../Stage.ts';

/** The endpoints covered by the menu contract, as `GET /path`. */
export const menuEndpoints: ReadonlySet<string> = new Set(
  [
    calls.bulkMenus,
    calls.createCategory,
    calls.createMenu,
    calls.createOption,
    calls.deleteCategory,
    calls.deleteOption,
    calls.deleteOptionItem,
    calls.editCategory,
    calls.editMenu,
    calls.editOption,
    calls.getCategory,
    calls.getMenu,
    calls.getOption,
    calls.importMenus,
    calls.listCategories,
    calls.listItemPushes,
    calls.listMenus,
    calls.listOptions,
    calls.listPricePushes,
    calls.orderCategories,
    calls.orderMenus,
    calls.orderOptions,
    calls.previewItemPush,
    calls.previewPricePush,
    calls.pushItem,
    calls.pushPrice,
    calls.toggleCategory,
    calls.toggleMenu,
    calls.toggleOption,
    calls.undoItemPush,
    calls.undoPricePush,
    calls.updateBalance,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of the menu must pass. The last one checks that every endpoint
 * was called.
 */
export function menuContract(start: () => Promise<ContractHost> | ContractHost): void {
  const stage = new Stage();
  beforeAll(() => stage.open(start));

  for (const part of [
    menuCategories,
    menuItems,
    menuBalances,
    menuOptions,
    menuImports,
    menuSearch,
    pricePushes,
    itemPushes,
    itemPushMenus,
  ])
    part(stage);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...menuEndpoints].toSorted());
  });

  menuAccessCases(stage, menuEndpoints);
}
