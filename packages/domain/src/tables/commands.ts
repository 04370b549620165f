import {
  addToCart,
  changeTable,
  clearUnpaidOrders,
  createTable,
  removeCartLine,
  switchTable,
  toggleOccupyStatus,
  updateCartLine,
  updateTable,
  type MenuItem,
} from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import type { Unit } from '../commands/Unit.ts';
import type { ActionContext } from '../orders/record.ts';
import * as rules from './index.ts';
import type { CartRecord, Floor, FloorChange } from './record.ts';

type Decide = (floor: Floor, context: ActionContext) => FloorChange;

/** Applies a rule to a floor, saves the result, and returns the changed table. */
async function changeFloor(unit: Unit, merchant_id: number, decide: Decide) {
  const { state, context } = await unit.floors.lock({ merchant_id });
  const made = decide(state, context);
  await unit.floors.save(state, made);
  return rules.showTable(rules.tableOf(made.floor, made.id), made.floor, unit.now);
}

const changeOf = async (unit: Unit, table_id: number, decide: Decide) =>
  changeFloor(unit, await unit.floors.merchantOf(table_id), decide);

/** Returns the current state of a table after several writes. */
async function tableNow(unit: Unit, merchant_id: number, table_id: number) {
  const floor = await unit.floors.read(merchant_id);
  return rules.showTable(rules.tableOf(floor, table_id), floor, unit.now);
}

const tables = [
  command(createTable, async ({ body: { merchant_id, ...input } }, unit) =>
    changeFloor(unit, await unit.merchant(merchant_id), (floor, context) =>
      rules.createTable(floor, { ...input, qr_token: unit.floors.newToken() }, context),
    ),
  ),
  command(updateTable, ({ params: { id }, body }, unit) =>
    changeOf(unit, id, (floor, context) => rules.updateTable(floor, { ...body, id }, context)),
  ),
  command(changeTable, ({ params: { id }, body }, unit) =>
    changeOf(unit, id, (floor, context) =>
      rules.changeTable(floor, { ...body, id }, context, () => unit.floors.newToken()),
    ),
  ),
  command(toggleOccupyStatus, ({ params: { id }, body }, unit) =>
    changeOf(unit, id, (floor, context) =>
      rules.toggleOccupyStatus(floor, { ...body, id }, context),
    ),
  ),
];

/** Returns the current cart of a table. */
const cartNow = async (unit: Unit, { merchant_id, table_id }: Omit<CartRecord, 'id'>) => ({
  cart: rules.cartOf(await unit.floors.read(merchant_id), table_id),
});

const noMenu: ReadonlyMap<number, MenuItem> = new Map();

const carts = [
  command(addToCart, async ({ body }, unit) => {
    const { table_id } = body;
    const merchant_id = await unit.floors.merchantOf(table_id);
    const { state, context } = await unit.floors.lock({ merchant_id, cart_of: table_id });
    const ids = body.lines.map(({ menu_id }) => menu_id);
    const menu = await unit.menus.onSale(merchant_id, 'dine_in', ids);
    const known = new Map(state.carts.map((line) => [line.id, line]));
    const lines = rules.addToCart(state, body, menu, context);
    await unit.floors.saveLines(
      lines.map((after) => ({ before: known.get(after.id) ?? null, after })),
    );
    return { cart: rules.cartOf(await unit.floors.read(merchant_id), table_id) };
  }),
  command(updateCartLine, async ({ params: { id }, body }, unit) => {
    const before = await unit.floors.lockLine(id);
    const { merchant_id, menu_id } = before;
    const menu = body.options ? await unit.menus.onSale(merchant_id, 'dine_in', [menu_id]) : noMenu;
    const after = rules.changeCartLine(before, body, menu, await unit.contextOf(merchant_id));
    await unit.floors.saveLines([{ before, after }]);
    return cartNow(unit, after);
  }),
  command(removeCartLine, async ({ params: { id }, body }, unit) => {
    const before = await unit.floors.lockLine(id);
    rules.requireLine(before, body.version);
    await unit.floors.saveLines([{ before, after: null }]);
    return cartNow(unit, before);
  }),
];

const parties = [
  command(clearUnpaidOrders, async ({ body }, unit) => {
    const merchant_id = await unit.floors.merchantOf(body.table_id);
    const { state, context } = await unit.floors.lock({ merchant_id });
    const orders = await unit.orders.lockAll(body.orders.map(({ order_id }) => order_id));
    const voided = rules.clearUnpaidOrders(state, orders, body, context);
    for (const [i, order] of orders.entries()) await unit.orders.save(order, voided[i]!);
    return tableNow(unit, merchant_id, body.table_id);
  }),
  command(switchTable, async ({ body }, unit) => {
    const merchant_id = await unit.floors.merchantOf(body.table_id);
    const { state, context } = await unit.floors.lock({ merchant_id, cart_of: body.table_id });
    const orders = await unit.orders.lockAll(rules.ordersToSwitch(state, body));
    const made = rules.switchTable(state, orders, body, context);
    const known = new Map(orders.map((order) => [order.id, order]));
    // In the rule's order: the target of a combination is saved first.
    for (const order of made.orders) await unit.orders.save(known.get(order.id)!, order);
    await unit.floors.save(state, made);
    return tableNow(unit, merchant_id, made.id);
  }),
];

/** The table writes: the tables, their carts, and the seating of guests. */
export const tableCommands: readonly Command[] = [...tables, ...carts, ...parties];
