import { createClient, placeOrder } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  contractNow,
  contractSample,
  openBrowser,
  paymentsContract,
  paymentsEndpoints,
} from '@servery/contracts';
import { menuAt } from '@servery/domain/menu';
import * as orders from '@servery/domain/orders';
import { inOrder, isOffered } from '@servery/domain/payments';
import { answerFrom, approveAs, createWorld, enter, tokenOf, type World } from '@servery/sample';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paymentsHandlers } from './handlers.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...paymentsHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

const owner = (world: World) =>
  enter(
    world,
    placeOrder,
    new Request(baseURL, { headers: { authorization: `Bearer ${tokenOf('merchant')}` } }),
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
  let world = begin();
  return {
    as: async (username) =>
      createClient({ baseURL, fetch: reach, credentials: { token: () => tokenOf(username) } }),
    browser: async () => openBrowser({ baseURL, fetch: reach }),
    approve: (username, pin, input) => approveAs(world, username, pin, input),
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
    offered: async (method) =>
      inOrder(world.merchant(101).payment_options).filter((option) =>
        method ? isOffered(option, method) : option.is_active,
      ),
    pay: async (payment_option_id) => {
      const order = place(world);
      const { balance: amount } = orders.showOrder(order);
      const input = { version: order.version, tenders: [{ payment_option_id, amount }] };
      const ctx = owner(world);
      const { payment_options } = world.merchant(101);
      const paid = orders.takePayment(order, input, payment_options, ctx.contextOf(101));
      ctx.save('order.placed', paid);
      return orders.showOrder(paid);
    },
    order: async (id) => orders.showOrder(world.order(id)),
  };
});

test('every payments response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name).toSorted()).toEqual([...paymentsEndpoints].toSorted());
});

test('every payments endpoint of the contract has exactly one mock handler', () => {
  expect(paymentsHandlers).toHaveLength(paymentsEndpoints.size);
});
