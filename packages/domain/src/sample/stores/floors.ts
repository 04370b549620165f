import { Problem } from '@servery/api';
import type { CartRecord, Floor, FloorChange } from '../../tables/record.ts';
import { askedEvent } from '../../tables/requests.ts';
import type { CartLineChange, FloorStore } from '../../tables/store.ts';
import { floorAt } from '../floorAt.ts';
import { guestTableAt, tableOfToken } from '../guestTableAt.ts';
import type { World } from '../world.ts';
import type { Desk } from './Desk.ts';
import { tellChanged } from './tellChanged.ts';

/** Keeps what a rule made of a floor. */
export function saveFloor(
  world: World,
  before: Floor,
  { floor, did }: Pick<FloorChange, 'floor' | 'did'>,
): void {
  world.tables.keep(floor);
  tellChanged(world, askedEvent(did), floor.merchant_id, before.tables, floor.tables);
}

/** Returns the merchant of a table or of a line of a cart. */
function merchantOf(desk: Desk, id: number): number {
  const merchant_id = desk.world.tables.merchantOf(id);
  if (merchant_id === undefined) throw new Problem('notFound');
  desk.requireScope(merchant_id);
  return merchant_id;
}

function lineOf(desk: Desk, id: number): CartRecord {
  const line = desk.world.tables.carts(merchantOf(desk, id)).find((one) => one.id === id);
  if (!line) throw new Problem('notFound');
  return line;
}

function saveLines(world: World, changes: readonly CartLineChange[]): void {
  for (const { before, after } of changes) {
    const line = after ?? before;
    if (!line) continue;
    const { merchant_id, table_id, id, version } = line;
    const carts = world.tables.carts(merchant_id);
    const others = carts.flatMap((one) => (one.id === id ? (after ?? []) : one));
    world.tables.keepCarts(merchant_id, !before && after ? [...carts, after] : others);
    world.tell('table.changed', merchant_id, { id: table_id, version });
  }
}

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Tables and carts of a world. */
export function floorStore(desk: Desk): FloorStore {
  const { world } = desk;
  return {
    merchantOf: async (table_id) => merchantOf(desk, table_id),
    findByToken: async (token) => tableOfToken(world, token),
    newToken,
    read: async (merchant_id) => floorAt(world, merchant_id),
    lock: async ({ merchant_id }) => ({
      state: floorAt(world, merchant_id),
      context: desk.act(merchant_id),
    }),
    save: async (before, change) => saveFloor(world, before, change),
    lockLine: async (id) => lineOf(desk, id),
    guestTable: async (place) => guestTableAt(world, place),
    saveLines: async (changes) => saveLines(world, changes),
    lockLines: async (merchant_id, ids) =>
      world.tables.carts(merchant_id).filter(({ id }) => ids.includes(id)),
    dropLines: async (merchant_id, ids) =>
      world.tables.keepCarts(
        merchant_id,
        world.tables.carts(merchant_id).filter(({ id }) => !ids.includes(id)),
      ),
  };
}
