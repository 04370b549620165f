import { getTableOrder, toggleOrderStatus, type OrderStatus } from '@servery/api';
import { orderCommands } from '@servery/domain/commands';
import type { GuestHost, ContractHost } from '@servery/domain/contracts';
import { showOrder, takePayment } from '@servery/domain/orders';
import { enter, runIn, tokenOf, type Visit, type World } from '@servery/domain/sample';
import {
  cartOf,
  changeTable,
  createTable,
  showTable,
  tableOf,
  type Floor,
  type FloorChange,
} from '@servery/domain/tables';

/** What the house does in a world while guests order: by the rules that its own calls are decided by. */
export function houseIn(world: () => World): Omit<GuestHost, keyof ContractHost> {
  let made = 0;
  const visitOf = (username: string): Visit => {
    const headers = { authorization: `Bearer ${tokenOf(username)}` };
    return enter(world(), getTableOrder, new Request('http://sample.test', { headers }));
  };
  const floorOf = ({ world: { tables, orders }, now }: Visit, merchant_id: number) =>
    tables.floor(merchant_id, orders.values(), now);
  const change = (username: string, decide: (floor: Floor, visit: Visit) => FloorChange) => {
    const visit = visitOf(username);
    const { floor, id } = decide(floorOf(visit, visit.one(null)), visit);
    world().tables.keep(floor);
    return showTable(tableOf(floor, id), floor, visit.now);
  };
  return {
    openTable: async (username = 'merchant') => {
      made += 1;
      const place = { section: 'Trial', seats_min: 1, seats_max: 4, shape: 'square' as const };
      const wish = { ...place, name: `G${made}`, x: 0, y: 0, qr_token: crypto.randomUUID() };
      return change(username, (floor, visit) =>
        createTable(floor, wish, visit.act(floor.merchant_id)),
      );
    },
    changeTable: async (id, action) =>
      change('merchant', (floor, visit) => {
        const { version } = tableOf(floor, id);
        const act = visit.act(floor.merchant_id);
        return changeTable(floor, { id, version, action }, act, () => crypto.randomUUID());
      }),
    seeTable: async (id) => {
      const visit = visitOf('merchant');
      const floor = floorOf(visit, 101);
      const table = showTable(tableOf(floor, id), floor, visit.now);
      const orders = table.orders.map((order) => showOrder(world().order(order.id)));
      return { table, orders, cart: cartOf(floor, id) };
    },
    step: async (order_id, status: OrderStatus) => {
      const visit = visitOf('merchant');
      const { version } = visit.order(order_id);
      const body = {
        order_id,
        version,
        status,
        reason: 'Out of bread',
        minutes: null,
        undo: false,
      };
      await runIn(orderCommands.find(({ to }) => to === toggleOrderStatus)!)({ visit, body });
    },
    pay: async (order_id) => {
      visitOf('merchant').change(order_id, (order, act) => {
        const { payment_options } = world().merchant(order.merchant_id);
        const cash = payment_options.find(({ kind }) => kind === 'cash')!;
        const tenders = [{ payment_option_id: cash.id, amount: showOrder(order).balance }];
        return takePayment(order, { version: order.version, tenders }, payment_options, act);
      });
    },
  };
}
