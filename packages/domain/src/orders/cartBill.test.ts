import type { WantedLine } from '@servery/api';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { menuAt } from '../menu/availability.ts';
import { contextBy, outlet } from './anyOrder.ts';
import { cartBill } from './cartBill.ts';
import { placeOrder } from './placeOrder.ts';
import { showOrder } from './show.ts';

type Item = (typeof outlet.items)[number];

/** Returns the fewest choices that an item allows. */
const choicesOf = ({ options }: Item): WantedLine['options'] =>
  options.flatMap(({ items, min }) => items.slice(0, min).map(({ id }) => ({ id, quantity: 1 })));

const [area] = outlet.settings.delivery.areas;
const [usual] = outlet.settings.tax_classes;

const anyCart = fc.record({
  order_method: fc.constantFrom('dine_in' as const, 'pickup' as const, 'delivery' as const),
  party: fc.nat(8),
  rate: fc.constantFrom(0, 600, 1000),
  min_party: fc.constantFrom(0, 4),
  is_inclusive: fc.boolean(),
  lines: fc.array(
    fc.record({
      item: fc.constantFrom(
        ...outlet.items.filter(({ is_available, stock }) => is_available && stock === null),
      ),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});

test('a cart costs what its order will cost, for each method and party', () => {
  fc.assert(
    fc.property(anyCart, ({ order_method, party, rate, min_party, is_inclusive, lines }) => {
      const settings = {
        ...outlet.settings,
        minimum_order: 0,
        service_charge: { ...outlet.settings.service_charge, min_party },
        tax_classes: [{ ...usual!, rate, is_inclusive }],
      };
      const wanted = lines.map(({ item, quantity }) => ({
        menu_id: item.id,
        quantity: Math.max(item.min_quantity, Math.min(quantity, item.max_quantity ?? 99)),
        options: choicesOf(item),
        note: '',
      }));
      const order = placeOrder(
        {
          order_method,
          table: outlet.tables[0]!,
          member: null,
          staff: null,
          customer_name: 'Aina',
          phone: '+60123456789',
          address: '1 Jalan Satu',
          postcode: area!.postcode,
          source: 'staff',
          covers: party,
          note: '',
          lines: wanted,
          number: '001',
        },
        menuAt(outlet.items, order_method),
        contextBy('merchant', 0, { ...outlet, settings }),
      );
      const delivery_fee = order_method === 'delivery' ? area!.fee : 0;
      const { totals } = cartBill(order.items, { order_method, party, delivery_fee }, settings);
      const { net, service_charge, fees, tax, total } = totals;
      expect(showOrder(order).totals).toMatchObject({ net, service_charge, fees, tax, total });
    }),
  );
});
