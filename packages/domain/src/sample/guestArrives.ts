import { coursesOf } from '../kitchen/route.ts';
import { rightsOf } from '../people/rights.ts';
import { placeOrder, type OrderRecord } from '../orders/index.ts';
import { basketOf } from './orders/basket.ts';
import { guestOf } from './orders/guests.ts';
import { menuAt } from './menu.ts';
import { randomOf } from './random.ts';
import type { World } from './world.ts';

/** A guest orders at a merchant, by phone or at a table: a believable basket, placed by the rules. */
export function guestArrives(world: World, merchant_id: number): OrderRecord {
  const shop = world.merchant(merchant_id);
  const number = world.nextNumber(merchant_id);
  const random = randomOf(merchant_id, number, world.today(merchant_id));
  const order_method = random.chance(0.6) ? 'dine_in' : 'pickup';
  const covers = random.whole(1, 4);
  const guest = guestOf(random);
  const menu = menuAt(shop.items, order_method);
  const order = placeOrder(
    {
      order_method,
      table: random.pick(shop.tables),
      member: null,
      staff: null,
      customer_name: guest.name,
      phone: guest.phone,
      address: '',
      postcode: '',
      source: 'guest',
      covers: order_method === 'dine_in' ? covers : 0,
      note: random.chance(0.15) ? 'Extra sambal, please' : '',
      lines: basketOf([...menu.values()], random, covers),
      number,
    },
    menu,
    {
      actor: { id: 0, name: guest.name, rights: rightsOf('merchant', null), approval: null },
      now: world.now(),
      nextId: () => world.nextId(),
      business_date: world.today(merchant_id),
      shop,
      courseOf: coursesOf(world.kitchens.of(merchant_id)),
    },
  );
  world.keep('order.placed', order);
  return order;
}
