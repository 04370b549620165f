import { placeOrder, type MenuItem, type WantedLine } from '@servery/api';
import { tablesContract, tablesEndpoints } from '@servery/contracts';
import { askGuestBill, askGuestHelp } from '@servery/domain/guest';
import * as orders from '@servery/domain/orders';
import { menuAt } from '@servery/domain/menu';
import { enter, tokenOf, type World } from '@servery/sample';
import { takeFromCart } from '@servery/domain/tables';
import { tablesMocks } from '@servery/tables/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(tablesMocks.handlers);

const owner = (world: World) =>
  enter(
    world,
    placeOrder,
    new Request('http://sample.test/api', {
      headers: { authorization: `Bearer ${tokenOf('merchant')}` },
    }),
  );

const roti = (world: World) => world.merchant(101).items.find(({ name }) => name === 'Roti tisu')!;

const hasChoices = ({ is_available, options }: MenuItem) => is_available && options.length === 1;

/** Places an order with these lines at a table, as the `placeOrder` endpoint does. */
function place(world: World, table_id: number, lines: readonly WantedLine[]) {
  const ctx = owner(world);
  const { items, tables, settings } = world.merchant(101);
  const menu = menuAt(items, 'dine_in', { now: ctx.now, time_zone: settings.time_zone });
  const order = orders.placeOrder(
    {
      order_method: 'dine_in',
      table: tables.find(({ id }) => id === table_id)!,
      member: null,
      staff: null,
      customer_name: '',
      phone: '',
      address: '',
      postcode: '',
      source: 'guest' as const,
      covers: 2,
      note: '',
      lines,
      number: world.nextNumber(101),
    },
    menu,
    ctx.contextOf(101),
  );
  ctx.save('order.placed', order);
  return order;
}

/** Sends lines of a cart as an order, as the `placeOrder` endpoint does. */
function send(world: World, table_id: number, cart: readonly { id: number; version: number }[]) {
  const carts = world.tables.carts(101);
  const order = place(world, table_id, takeFromCart(carts, table_id, cart));
  const taken = new Set(cart.map(({ id }) => id));
  world.tables.saveCarts(
    101,
    carts.filter(({ id }) => !taken.has(id)),
  );
  return order;
}

tablesContract(() => {
  const host = mocks.begin();
  return {
    ...host,
    placeAt: async (table_id) =>
      place(host.world(), table_id, [
        { menu_id: roti(host.world()).id, quantity: 2, options: [], note: '' },
      ]),
    send: async (table_id, cart) => send(host.world(), table_id, cart),
    dish: async () => roti(host.world()),
    dishWithChoices: async () => {
      const { items, settings } = host.world().merchant(101);
      const menu = menuAt(items, 'dine_in', {
        now: host.world().now(),
        time_zone: settings.time_zone,
      });
      return [...menu.values()].find(hasChoices)!;
    },
    pay: async ({ id }) => {
      const ctx = owner(host.world());
      const order = ctx.order(id);
      const context = ctx.contextOf(order.merchant_id);
      const cash = context.shop.id * 10_000 + 6000;
      const tenders = [{ payment_option_id: cash, amount: orders.showOrder(order).balance }];
      const options = host.world().merchant(order.merchant_id).payment_options;
      const paid = orders.takePayment(order, { version: order.version, tenders }, options, context);
      ctx.save('order.changed', paid);
      return paid;
    },
    request: async (qr_token, kind) => {
      const { tables, orders: all } = host.world();
      const floor = tables.floor(101, all.values(), host.world().now());
      const { id } = floor.tables.find((table) => table.qr_token === qr_token)!;
      const rule = kind === 'bill' ? askGuestBill : askGuestHelp;
      tables.save(rule(floor, id, { now: host.world().now() }).floor);
    },
    end: async ({ id }) => {
      const ctx = owner(host.world());
      const order = ctx.order(id);
      const input = { version: order.version, reason: 'They left' };
      const ended = orders.voidOrder(order, input, ctx.contextOf(order.merchant_id));
      ctx.save('order.changed', ended);
      return ended;
    },
  };
});
mocks.covers(tablesEndpoints);
