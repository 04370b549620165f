import { Problem, type Capability } from '@servery/api';
import { demand } from '../people/demand.ts';
import type { ActionContext } from '../orders/record.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { showTable } from './show.ts';
import { statusOf } from './tableStatus.ts';

/**
 * Returns a table of the floor; tables of other merchants aren't found.
 * @throws `notFound`
 */
export function tableOf({ tables }: Floor, id: number): TableRecord {
  const table = tables.find((one) => one.id === id);
  if (!table) throw new Problem('notFound');
  return table;
}

/**
 * Returns the table that a write is based on, after checking permission; refuses an outdated
 * version.
 * @throws `conflict`
 */
export function tableFor(
  floor: Floor,
  { id, version }: { id: number; version: number },
  capability: Capability,
  context: ActionContext,
): TableRecord {
  const table = tableOf(floor, id);
  demand(context.actor, capability, { object_id: id, version: table.version });
  if (table.version !== version)
    throw new Problem('conflict', { current: showTable(table, floor, context.now) });
  return table;
}

/**
 * Refuses a step that isn't possible in the current state of a table.
 * @throws `notAllowedNow`
 */
export const refuse = (table: TableRecord, floor: Floor, now: Date, to: string): never => {
  throw new Problem('notAllowedNow', {
    details: { from: statusOf(table, floor, now).state, to, name: table.name },
  });
};

/** Returns the floor with some of its tables changed, each with its version incremented. */
export function changed(
  floor: Floor,
  id: number,
  did: string,
  made: readonly (readonly [id: number, change: Partial<TableRecord>])[],
): FloorChange {
  const changes = new Map(made);
  const tables = floor.tables.map((table) => {
    const change = changes.get(table.id);
    return change ? { ...table, ...change, version: table.version + 1 } : table;
  });
  return { floor: { ...floor, tables }, id, did };
}

/** Returns the floor with one table changed. */
export const changedOne = (
  floor: Floor,
  { id }: TableRecord,
  did: string,
  change: Partial<TableRecord>,
): FloorChange => changed(floor, id, did, [[id, change]]);
