import { coursesOf } from '@servery/domain/kitchen';
import { rightsOf } from '@servery/domain/people';
import { placeOrder, type OrderRecord } from '@servery/domain/orders';
import { basketOf } from './orders/basket.ts';
import { guestOf } from './orders/guests.ts';
import { menuAt } from '@servery/domain/fixtures';
import { randomOf } from '@servery/domain/template';
import type { World } from './world.ts';

/**
 * Places an order as a guest of a merchant, by phone or at a table, with a realistic basket and
 * through the domain's rules.
 */
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
  world.save('order.placed', order);
  return order;
}
