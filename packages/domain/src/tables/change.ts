import { Problem, type Capability } from '@servery/api';
import type { ActionContext } from '../orders/record.ts';
import type { Floor, FloorChange, TableRecord } from './record.ts';
import { requestOf } from './requests.ts';
import { changed, changedOne, refuse, tableFor, tableOf } from './rows.ts';
import { groupOf, statusOf } from './tableStatus.ts';
import { tableToken } from './token.ts';

/** One step of a table. */
export type TableStep = { id: number; version: number } & (
  | {
      action:
        | 'activate'
        | 'deactivate'
        | 'release'
        | 'clean'
        | 'unlink'
        | 'answer'
        | 'rotate_token';
    }
  | { action: 'hold'; minutes: number; guest: string }
  | { action: 'link'; table_ids: readonly number[] }
);

const capabilities: Record<TableStep['action'], Capability> = {
  activate: 'table.edit',
  deactivate: 'table.edit',
  rotate_token: 'table.edit',
  hold: 'table.occupy',
  release: 'table.occupy',
  clean: 'table.occupy',
  answer: 'table.occupy',
  link: 'table.move',
  unlink: 'table.move',
};

/** Links tables into a group with this table as the main one; each keeps its own orders. */
function link(
  table: TableRecord,
  table_ids: readonly number[],
  floor: Floor,
  { now }: ActionContext,
): FloorChange {
  if (table.main_id !== null || !table.is_active) refuse(table, floor, now, 'linked');
  const others = [...new Set(table_ids)].map((id) => tableOf(floor, id));
  for (const other of others) {
    const isFree = other.is_active && groupOf(other, floor).length === 1;
    if (!isFree || other.id === table.id) refuse(other, floor, now, 'linked');
  }
  // The main table gets a new version too, so that concurrent changes of the group conflict.
  const changes = others.map(({ id }) => [id, { main_id: table.id }] as const);
  return changed(floor, table.id, 'link', [...changes, [table.id, {}]]);
}

/** Removes a table from its group, or separates the whole group if it is the main table. */
function unlink(table: TableRecord, floor: Floor, { now }: ActionContext): FloorChange {
  const group = groupOf(table, floor);
  if (group.length === 1) refuse(table, floor, now, 'unlinked');
  const apart = table.main_id === null ? group.slice(1) : [table];
  const changes = apart.map(({ id }) => [id, { main_id: null, party_link: null }] as const);
  return changed(floor, table.id, 'unlink', [[table.id, {}], ...changes]);
}

const step = (
  floor: Floor,
  table: TableRecord,
  input: TableStep,
  context: ActionContext,
  newToken: () => string,
) => {
  const { state } = statusOf(table, floor, context.now);
  const at = context.now.toISOString();
  const from = (...states: readonly (typeof state)[]) => {
    if (!states.includes(state)) refuse(table, floor, context.now, input.action);
  };
  const one = (change: Partial<TableRecord>) => changedOne(floor, table, input.action, change);
  switch (input.action) {
    case 'activate':
      from('out_of_service');
      return one({ is_active: true });
    case 'deactivate':
      from('available');
      if (groupOf(table, floor).length > 1) refuse(table, floor, context.now, input.action);
      if (floor.carts.some(({ table_id }) => table_id === table.id))
        throw new Problem('notAllowedNow', {
          details: { from: 'cart', to: input.action, name: table.name },
        });
      return one({ is_active: false, sitting: null, undo: null });
    case 'hold': {
      from('available', 'held');
      const until = new Date(context.now.getTime() + input.minutes * 60_000).toISOString();
      return one({ held: { until, guest: input.guest } });
    }
    case 'release': {
      from('held');
      const held = groupOf(table, floor).filter((other) => other.held);
      // A table held for a booking is released by changing the booking.
      if (held.length === 0)
        throw new Problem('notAllowedNow', {
          details: { from: 'booked', to: 'release', name: table.name },
        });
      const changes = held.map(({ id }) => [id, { held: null }] as const);
      return changed(floor, table.id, 'release', [[table.id, {}], ...changes]);
    }
    case 'clean': {
      from('cleaning');
      const changes = groupOf(table, floor).map(
        ({ id }) => [id, { cleaned_at: at, sitting: null, undo: null }] as const,
      );
      return changed(floor, table.id, 'clean', changes);
    }
    case 'answer':
      if (requestOf(table, floor, context.now) === null)
        refuse(table, floor, context.now, input.action);
      return one({ answered_at: at });
    case 'rotate_token':
      return one({ qr_token: tableToken(floor.merchant_id, newToken()) });
    case 'link':
      return link(table, input.table_ids, floor, context);
    case 'unlink':
      return unlink(table, floor, context);
  }
};

/**
 * Takes one step of a table; `newToken` returns the secret for a QR code, with at least 128 random
 * bits.
 * @throws `notAllowedNow`
 */
export function changeTable(
  floor: Floor,
  input: TableStep,
  context: ActionContext,
  newToken: () => string,
): FloorChange {
  const table = tableFor(floor, input, capabilities[input.action], context);
  return step(floor, table, input, context, newToken);
}
