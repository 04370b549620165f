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
import type { Act } from '../orders/record.ts';
import { requireLine } from '../tables/cart.ts';
import type { Floor, FloorChange } from '../tables/record.ts';
import type { GuestPlace } from '../tables/store.ts';
import * as rules from './index.ts';

/** The table that a code opens; from here on its guests act. */
async function enter(unit: Unit, token: string, name?: string): Promise<GuestPlace> {
  const place = await unit.floors.findByToken(token);
  unit.actAsGuest(place.merchant_id, name);
  return place;
}

/** Locks a line at this table; one at another does not exist for these guests. */
async function lineAt(unit: Unit, { table_id }: GuestPlace, id: number) {
  const line = await unit.floors.lockLine(id);
  if (line.table_id !== table_id) throw new Problem('notFound');
  return line;
}

const carts = [
  command(addGuestLines, async ({ body: { token, name, lines: wanted } }, unit) => {
    const at = await enter(unit, token, name);
    const { merchant_id, table_id } = at;
    // The floor is locked: how many lines there is room for depends on all that are there.
    const { state, context } = await unit.floors.lock({ merchant_id });
    const ids = wanted.map(({ menu_id }) => menu_id);
    const menu = await unit.menus.onSale(merchant_id, 'dine_in', ids);
    const lines = rules.addGuestLines(state, { table_id, lines: wanted }, menu, context);
    await unit.floors.saveLines(lines.map((after) => ({ before: null, after })));
    return unit.floors.guestTable(at);
  }),
  command(updateGuestLine, async ({ params: { id }, body: { token, ...wish } }, unit) => {
    const at = await enter(unit, token);
    // Locked before the line, so that what two guests add at once counts together.
    const { state, context } = await unit.floors.lock({ merchant_id: at.merchant_id });
    const before = await lineAt(unit, at, id);
    const after = rules.updateGuestLine(state, before, wish, context);
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
    const { state, context } = await unit.floors.lock({ merchant_id });
    const wish = rules.guestOrder(state, { table_id, cart, note }, context);
    await place(unit, merchant_id, wish);
    return unit.floors.guestTable(at);
  }),
];

/** Asks for something at a table, which alerts the staff. */
async function ask(
  unit: Unit,
  token: string,
  rule: (floor: Floor, table_id: number, act: Act) => FloorChange,
) {
  const at = await enter(unit, token);
  const { state, context } = await unit.floors.lock({ merchant_id: at.merchant_id });
  await unit.floors.save(state, rule(state, at.table_id, context));
  return unit.floors.guestTable(at);
}

const requests = [
  command(askGuestBill, ({ body }, unit) => ask(unit, body.token, rules.askGuestBill)),
  command(askGuestHelp, ({ body }, unit) => ask(unit, body.token, rules.askGuestHelp)),
];

/** Every write of guests from their own phones. */
export const guestCommands: readonly Command[] = [...carts, ...requests];
