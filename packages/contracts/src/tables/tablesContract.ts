import {
  addToCart,
  changeTable,
  clearUnpaidOrders,
  createTable,
  getTableOrder,
  listGuestRequests,
  listTables,
  nameOf,
  removeCartLine,
  switchTable,
  toggleOccupyStatus,
  updateCartLine,
  updateTable,
} from '@servery/api';
import { beforeAll, expect, test } from 'vitest';
import { Stage } from '../Stage.ts';
import { tablesCarts } from './tablesCarts.ts';
import { tablesEditing } from './tablesEditing.ts';
import type { TablesHost } from './tablesHost.ts';
import { tablesMoving } from './tablesMoving.ts';
import { tablesRequests } from './tablesRequests.ts';
import { tablesSeating } from './tablesSeating.ts';
import { TablesStage } from './TablesStage.ts';

/** The endpoints covered by the tables contract, as `GET /path`. */
export const tablesEndpoints: ReadonlySet<string> = new Set(
  [
    addToCart,
    changeTable,
    clearUnpaidOrders,
    createTable,
    getTableOrder,
    listGuestRequests,
    listTables,
    removeCartLine,
    switchTable,
    toggleOccupyStatus,
    updateCartLine,
    updateTable,
  ].map(nameOf),
);

/**
 * Registers the tests that any host of tables must pass. The last one checks that every endpoint
 * was called.
 */
export function tablesContract(start: () => Promise<TablesHost> | TablesHost): void {
  const stage = new Stage();
  let host: TablesHost | null = null;
  const open = async () => {
    host = await start();
    return host;
  };
  beforeAll(() => stage.open(open));
  const floor = new TablesStage(stage, () => host!);

  for (const part of [tablesEditing, tablesSeating, tablesCarts, tablesMoving, tablesRequests])
    part(floor);

  test('exercises every endpoint', () => {
    expect([...stage.seen].toSorted()).toEqual([...tablesEndpoints].toSorted());
  });
}
