import { getTableOrder, toggleOrderStatus, type OrderStatus } from '@servery/api';
import { orderCommands } from '@servery/domain/commands';
import type { GuestHost, ContractHost } from '@servery/contracts';
import { showOrder, takePayment } from '@servery/domain/orders';
import { enter, runIn, tokenOf, type RequestContext, type World } from '@servery/sample';
import {
  cartOf,
  changeTable,
  createTable,
  showTable,
  tableOf,
  type Floor,
  type FloorChange,
} from '@servery/domain/tables';

/**
 * The restaurant's side of the contract tests: acts on a world by the same rules as the staff's
 * endpoints.
 */
export function venueIn(world: () => World): Omit<GuestHost, keyof ContractHost> {
  let made = 0;
  const contextOf = (username: string): RequestContext => {
    const headers = { authorization: `Bearer ${tokenOf(username)}` };
    return enter(world(), getTableOrder, new Request('http://sample.test', { headers }));
  };
  const floorOf = ({ world: { tables, orders }, now }: RequestContext, merchant_id: number) =>
    tables.floor(merchant_id, orders.values(), now);
  const change = (username: string, decide: (floor: Floor, ctx: RequestContext) => FloorChange) => {
    const ctx = contextOf(username);
    const { floor, id } = decide(floorOf(ctx, ctx.one(null)), ctx);
    world().tables.save(floor);
    return showTable(tableOf(floor, id), floor, ctx.now);
  };
  return {
    openTable: async (username = 'merchant') => {
      made += 1;
      const place = { section: 'Trial', seats_min: 1, seats_max: 4, shape: 'square' as const };
      const input = { ...place, name: `G${made}`, x: 0, y: 0, qr_token: crypto.randomUUID() };
      return change(username, (floor, ctx) =>
        createTable(floor, input, ctx.contextOf(floor.merchant_id)),
      );
    },
    changeTable: async (id, action) =>
      change('merchant', (floor, ctx) => {
        const { version } = tableOf(floor, id);
        const context = ctx.contextOf(floor.merchant_id);
        return changeTable(floor, { id, version, action }, context, () => crypto.randomUUID());
      }),
    seeTable: async (id) => {
      const ctx = contextOf('merchant');
      const floor = floorOf(ctx, 101);
      const table = showTable(tableOf(floor, id), floor, ctx.now);
      const orders = table.orders.map((order) => showOrder(world().order(order.id)));
      return { table, orders, cart: cartOf(floor, id) };
    },
    step: async (order_id, status: OrderStatus) => {
      const ctx = contextOf('merchant');
      const { version } = ctx.order(order_id);
      const body = {
        order_id,
        version,
        status,
        reason: 'Out of bread',
        minutes: null,
        undo: false,
      };
      await runIn(orderCommands.find(({ to }) => to === toggleOrderStatus)!)({ ctx, body });
    },
    pay: async (order_id) => {
      const ctx = contextOf('merchant');
      const order = ctx.order(order_id);
      const { payment_options } = world().merchant(order.merchant_id);
      const cash = payment_options.find(({ kind }) => kind === 'cash')!;
      const tenders = [{ payment_option_id: cash.id, amount: showOrder(order).balance }];
      const context = ctx.contextOf(order.merchant_id);
      const input = { version: order.version, tenders };
      ctx.save('order.changed', takePayment(order, input, payment_options, context));
    },
  };
}
