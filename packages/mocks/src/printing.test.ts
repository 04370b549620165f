import { type Order } from '@servery/api';
import { printingContract, printingEndpoints } from '@servery/contracts';
import * as rules from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import { menuAt, type World } from '@servery/sample';
import { printingMocks } from '@servery/printing/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(printingMocks.handlers);
const merchant_id = 101;

const contextIn = (world: World): rules.ActionContext => ({
  actor: { id: 1, name: 'Merchant', rights: rightsOf('merchant', null), approval: null },
  now: world.now(),
  nextId: () => world.nextId(),
  business_date: world.today(merchant_id),
  shop: world.merchant(merchant_id),
});

const placed = (world: World, table_id: number) => {
  const { items, tables } = world.merchant(merchant_id);
  const line = (name: string, quantity: number) => ({
    menu_id: items.find((item) => item.name === name)!.id,
    quantity,
    options: [],
    note: '',
  });
  const cart: rules.Cart = {
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
    lines: [line('Roti tisu', 2), line('Ayam goreng sekor', 1)],
    number: world.nextNumber(merchant_id),
  };
  return rules.placeOrder(cart, menuAt(items, 'dine_in'), contextIn(world));
};

printingContract(() => {
  const host = mocks.begin();
  const changed = (
    { id }: Order,
    decide: (order: rules.OrderRecord, context: rules.ActionContext) => rules.OrderRecord,
  ) => {
    const order = decide(host.world().order(id), contextIn(host.world()));
    host.world().save('order.changed', order);
    return rules.showOrder(order);
  };
  return {
    ...host,
    place: async (table_id) => {
      const order = placed(host.world(), table_id);
      host.world().save('order.placed', order);
      return rules.showOrder(order);
    },
    accept: async (order) =>
      changed(order, (record, context) =>
        rules.toggleOrderStatus(record, { version: record.version, status: 'accepted' }, context),
      ),
    voidLine: async (order) =>
      changed(order, (record, context) =>
        rules.updateOrder(
          record,
          {
            version: record.version,
            changes: [
              {
                type: 'void_line',
                line_id: record.items[0]!.id,
                reason: 'Guest left',
                made: false,
              },
            ],
          },
          context,
          { menu: new Map(), discounts: [] },
        ),
      ),
    orderNow: async (id) => rules.showOrder(host.world().order(id)),
  };
});
mocks.covers(printingEndpoints);
