import { createClient, type Order } from '@servery/api';
import { createWatch } from '@servery/api/conformance';
import {
  contractNow,
  contractSample,
  openBrowser,
  printingContract,
  printingEndpoints,
} from '@servery/contracts';
import * as rules from '@servery/domain/orders';
import { rightsOf } from '@servery/domain/people';
import { answerFrom, approveAs, createWorld, menuAt, tokenOf, type World } from '@servery/sample';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printingHandlers } from './handlers.ts';

const baseURL = 'http://sample.test/api';
const server = setupServer(...printingHandlers);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

const watch = createWatch();
const reach = watch.over((input, init) => fetch(input, init));
const merchant_id = 101;

const begin = (): World => {
  const world = answerFrom(createWorld({ now: () => contractNow, ...contractSample }));
  world.defaultUser = null;
  return world;
};

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
  let world = begin();
  const changed = (
    { id }: Order,
    decide: (order: rules.OrderRecord, context: rules.ActionContext) => rules.OrderRecord,
  ) => {
    const order = decide(world.order(id), contextIn(world));
    world.save('order.changed', order);
    return rules.showOrder(order);
  };
  return {
    as: async (username) =>
      createClient({ baseURL, fetch: reach, credentials: { token: () => tokenOf(username) } }),
    browser: async () => openBrowser({ baseURL, fetch: reach }),
    approve: (username, pin, input) => approveAs(world, username, pin, input),
    reset: async () => {
      world = begin();
    },
    advance: async (milliseconds) => world.advance(milliseconds),
    place: async (table_id) => {
      const order = placed(world, table_id);
      world.save('order.placed', order);
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
    orderNow: async (id) => rules.showOrder(world.order(id)),
  };
});

test('every printing response matches the contract and every refusal is one it declares', () => {
  expect(watch.violations).toEqual([]);
  const done = [...watch.seen].filter(([, { answers, refusals }]) => answers > refusals);
  expect(done.map(([name]) => name).toSorted()).toEqual([...printingEndpoints].toSorted());
});

test('every printing endpoint of the contract has exactly one mock handler', () => {
  const handled = printingHandlers.map(({ info }) => {
    const { method, path } = info as { method?: unknown; path?: unknown };
    return `${String(method)} ${String(path).replace('*/api', '')}`;
  });
  expect(handled.toSorted()).toEqual([...printingEndpoints].toSorted());
});
