import { Problem } from '@servery/api';
import {
  type CartRecord,
  type Floor,
  type FloorChange,
  tableEventOf,
} from '@servery/domain/tables';
import type { CartLineChange, FloorStore } from '@servery/domain/commands';
import { floorAt } from '../floorAt.ts';
import { guestTableAt, tableOfToken } from '../guestTableAt.ts';
import type { World } from '../world.ts';
import type { MemoryUnit } from './MemoryUnit.ts';
import { emitChanges } from './emitChanges.ts';

/** Stores a floor after a rule has changed it, and emits its events. */
export function saveFloor(
  world: World,
  before: Floor,
  { floor, did }: Pick<FloorChange, 'floor' | 'did'>,
): void {
  world.tables.save(floor);
  const event = {
    kind: tableEventOf(did),
    merchant_id: floor.merchant_id,
    subject: 'table',
  } as const;
  emitChanges(world, event, before.tables, floor.tables);
}

/** Returns the merchant of a table or of a cart line. */
function merchantOf(unit: MemoryUnit, id: number): number {
  const merchant_id = unit.world.tables.merchantOf(id);
  if (merchant_id === undefined) throw new Problem('notFound');
  unit.requireScope(merchant_id);
  return merchant_id;
}

function lineOf(unit: MemoryUnit, id: number): CartRecord {
  const line = unit.world.tables.carts(merchantOf(unit, id)).find((one) => one.id === id);
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
    world.tables.saveCarts(merchant_id, !before && after ? [...carts, after] : others);
    const subject = { kind: 'table', id: table_id } as const;
    world.emit({ kind: 'table.changed', merchant_id, subject, version });
  }
}

const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** The tables and carts of a world. */
export function floorStore(unit: MemoryUnit): FloorStore {
  const { world } = unit;
  return {
    merchantOf: async (table_id) => merchantOf(unit, table_id),
    findByToken: async (token) => tableOfToken(world, token),
    newToken,
    read: async (merchant_id) => floorAt(world, merchant_id),
    lock: async ({ merchant_id }) => ({
      state: floorAt(world, merchant_id),
      context: unit.contextOf(merchant_id),
    }),
    save: async (before, change) => saveFloor(world, before, change),
    lockLine: async (id) => lineOf(unit, id),
    guestTable: async (place) => guestTableAt(world, place),
    saveLines: async (changes) => saveLines(world, changes),
    lockLines: async (merchant_id, ids) =>
      world.tables.carts(merchant_id).filter(({ id }) => ids.includes(id)),
    dropLines: async (merchant_id, ids) =>
      world.tables.saveCarts(
        merchant_id,
        world.tables.carts(merchant_id).filter(({ id }) => !ids.includes(id)),
      ),
  };
}
