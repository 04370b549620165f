import {
  addGuestLines,
  askGuestBill,
  askGuestHelp,
  Problem,
  removeGuestLine,
  sendGuestOrder,
  updateGuestLine,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import { place } from '../orders/placing.ts';
import type { ActionContext } from '../orders/record.ts';
import { requireLine } from '../tables/cart.ts';
import type { Floor, FloorChange } from '../tables/record.ts';
import type { GuestPlace } from '../tables/store.ts';
import * as rules from './index.ts';

/** Returns the table that a code opens, and continues the unit as its guests. */
async function enter(unit: Unit, token: string, name?: string): Promise<GuestPlace> {
  const place = await unit.floors.findByToken(token);
  unit.guestContext(place.merchant_id, name);
  return place;
}

/** Locks a cart line of this table; to these guests, a line at another table doesn't exist. */
async function lineAt(unit: Unit, { table_id }: GuestPlace, id: number) {
  const line = await unit.floors.lockLine(id);
  if (line.table_id !== table_id) throw new Problem('notFound');
  return line;
}

const carts = [
  command(addGuestLines, async ({ body: { token, name, lines: wanted } }, unit) => {
    const at = await enter(unit, token, name);
    const { merchant_id, table_id } = at;
    // The floor is locked because the limit depends on all lines of the cart.
    const { state, context } = await unit.floors.lock({ merchant_id, only: table_id });
    const ids = wanted.map(({ menu_id }) => menu_id);
    const menu = await unit.menus.onSale(merchant_id, 'dine_in', ids);
    const lines = rules.addGuestLines(state, { table_id, lines: wanted }, menu, context);
    await unit.floors.saveLines(lines.map((after) => ({ before: null, after })));
    return unit.floors.guestTable(at);
  }),
  command(updateGuestLine, async ({ params: { id }, body: { token, ...input } }, unit) => {
    const at = await enter(unit, token);
    // Locked before the line, so that concurrent additions by two guests are counted together.
    const { state, context } = await unit.floors.lock({
      merchant_id: at.merchant_id,
      only: at.table_id,
    });
    const before = await lineAt(unit, at, id);
    const after = rules.updateGuestLine(state, before, input, context);
    await unit.floors.saveLines([{ before, after }]);
    return unit.floors.guestTable(at);
  }),
  command(removeGuestLine, async ({ params: { id }, body: { token, version } }, unit) => {
    const at = await enter(unit, token);
    const before = await lineAt(unit, at, id);
    requireLine(before, version);
    await unit.floors.saveLines([{ before, after: null }]);
    return unit.floors.guestTable(at);
  }),
  command(sendGuestOrder, async ({ body: { token, cart, note } }, unit) => {
    const at = await enter(unit, token);
    const { merchant_id, table_id } = at;
    const { state, context } = await unit.floors.lock({ merchant_id, only: table_id });
    const input = rules.guestOrder(state, { table_id, cart, note }, context);
    await place(unit, merchant_id, input);
    return unit.floors.guestTable(at);
  }),
];

/**
 * Records a request of guests at a table, which alerts the staff. Repeating an open request locks
 * nothing.
 */
async function request(
  unit: Unit,
  token: string,
  rule: (floor: Floor, table_id: number, context: Pick<ActionContext, 'now'>) => FloorChange,
) {
  const { merchant_id, table_id } = await enter(unit, token);
  const at = { merchant_id, table_id };
  const seen = await unit.floors.read(merchant_id, table_id);
  if (rule(seen, table_id, unit).floor === seen) return unit.floors.guestTable(at);
  const { state, context } = await unit.floors.lock({ merchant_id, only: table_id });
  await unit.floors.save(state, rule(state, table_id, context));
  return unit.floors.guestTable(at);
}

const requests = [
  command(askGuestBill, ({ body }, unit) => request(unit, body.token, rules.askGuestBill)),
  command(askGuestHelp, ({ body }, unit) => request(unit, body.token, rules.askGuestHelp)),
];

/** The writes of guests from their own phones. */
export const guestCommands: readonly Command[] = [...carts, ...requests];
