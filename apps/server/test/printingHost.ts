import {
  displayMenu,
  getOrder,
  placeOrder,
  toggleOrderStatus,
  updateOrder,
  type Client,
} from '@servery/api';
import type { ContractHost, PrintingHost } from '@servery/contracts';

/**
 * Returns a server as a printing contract host, with orders to print that are made through the API.
 */
export function printingHostOf(host: ContractHost): PrintingHost {
  const merchant = async <T>(run: (client: Client) => Promise<T>) => run(await host.as('merchant'));
  const dish = async ({ call }: Client, name: string) =>
    (await call(displayMenu, { query: {} })).categories
      .flatMap(({ items }) => items)
      .find((item) => item.name === name)!.id;
  return {
    ...host,
    place: (table_id) =>
      merchant(async (client) =>
        client.call(placeOrder, {
          body: {
            order_method: 'dine_in',
            table_id,
            source: 'guest',
            new_bill: true,
            lines: [
              { menu_id: await dish(client, 'Roti tisu'), quantity: 2 },
              { menu_id: await dish(client, 'Ayam goreng sekor'), quantity: 1 },
            ],
          },
        }),
      ),
    accept: ({ id: order_id, version }) =>
      merchant(({ call }) =>
        call(toggleOrderStatus, { body: { order_id, version, status: 'accepted' } }),
      ),
    voidLine: ({ id: order_id, version, items }) =>
      merchant(({ call }) =>
        call(updateOrder, {
          params: { order_id },
          body: {
            version,
            changes: [{ type: 'void_line', line_id: items[0]!.id, reason: 'Guest left' }],
          },
        }),
      ),
    orderNow: (id) => merchant(({ call }) => call(getOrder, { params: { id } })),
  };
}
