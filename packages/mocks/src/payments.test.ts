import { placeOrder } from '@servery/api';
import { paymentsContract, paymentsEndpoints } from '@servery/contracts';
import { menuAt } from '@servery/domain/menu';
import * as orders from '@servery/domain/orders';
import { inOrder, isOffered } from '@servery/domain/payments';
import { enter, tokenOf, type World } from '@servery/sample';
import { paymentsMocks } from '@servery/payments/mocks';
import { onMocks } from './onMocks.ts';

const mocks = onMocks(paymentsMocks.handlers);

const owner = (world: World) =>
  enter(
    world,
    placeOrder,
    new Request('http://sample.test/api', {
      headers: { authorization: `Bearer ${tokenOf('merchant')}` },
    }),
  );

/** Places a pickup order of one Roti tisu, as the `placeOrder` endpoint does. */
function place(world: World): orders.OrderRecord {
  const { items, settings } = world.merchant(101);
  const menu = menuAt(items, 'pickup', { now: world.now(), time_zone: settings.time_zone });
  const { id: menu_id } = items.find(({ name }) => name === 'Roti tisu')!;
  return orders.placeOrder(
    {
      order_method: 'pickup',
      table: null,
      member: null,
      staff: null,
      customer_name: '',
      phone: '',
      address: '',
      postcode: '',
      source: 'staff',
      covers: 0,
      note: '',
      lines: [{ menu_id, quantity: 1, options: [], note: '' }],
      number: world.nextNumber(101),
    },
    menu,
    owner(world).contextOf(101),
  );
}

paymentsContract(() => {
  const host = mocks.begin();
  return {
    ...host,
    offered: async (method) =>
      inOrder(host.world().merchant(101).payment_options).filter((option) =>
        method ? isOffered(option, method) : option.is_active,
      ),
    pay: async (payment_option_id) => {
      const order = place(host.world());
      const { balance: amount } = orders.showOrder(order);
      const input = { version: order.version, tenders: [{ payment_option_id, amount }] };
      const ctx = owner(host.world());
      const { payment_options } = host.world().merchant(101);
      const paid = orders.takePayment(order, input, payment_options, ctx.contextOf(101));
      ctx.save('order.placed', paid);
      return orders.showOrder(paid);
    },
    order: async (id) => orders.showOrder(host.world().order(id)),
  };
});
mocks.covers(paymentsEndpoints);
