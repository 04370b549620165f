import { Problem, type Capability } from '@servery/api';
import { demand } from '../people/demand.ts';
import type { Act } from '../orders/record.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { showTable } from './show.ts';
import { standOf } from './stand.ts';

/** A table of a floor; one of another does not exist there. */
export function tableOf({ tables }: Floor, id: number): TableRecord {
  const table = tables.find((one) => one.id === id);
  if (!table) throw new Problem('notFound');
  return table;
}

/** A table that a write is based on: as it is, by somebody who may; else the write is told how it is now. */
export function tableFor(
  floor: Floor,
  { id, version }: { id: number; version: number },
  capability: Capability,
  act: Act,
): TableRecord {
  const table = tableOf(floor, id);
  demand(act.actor, capability, { object_id: id, version: table.version });
  if (table.version !== version)
    throw new Problem('conflict', { current: showTable(table, floor, act.now) });
  return table;
}

/** Refuses a step that does not start from how a table stands. */
export const refuse = (table: TableRecord, floor: Floor, now: Date, to: string): never => {
  throw new Problem('notAllowedNow', {
    details: { from: standOf(table, floor, now).state, to, name: table.name },
  });
};

/** The floor with some of its tables changed, each one version on. */
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

/** The floor with one table changed. */
export const changedOne = (
  floor: Floor,
  { id }: TableRecord,
  did: string,
  change: Partial<TableRecord>,
): FloorChange => changed(floor, id, did, [[id, change]]);
