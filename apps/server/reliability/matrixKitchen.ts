import {
  bumpLines,
  createKitchenZone,
  deleteKitchenZone,
  displayKitchen,
  editKitchenZone,
  fireLines,
  listKitchenMenus,
  listKitchenZones,
  recallLines,
  toggleKitchenZone,
  undoBump,
  type AnyEndpoint,
  type Input,
} from '@servery/api';
import type { Aim, Entry } from './matrixEntries.ts';

const at =
  (place: 'merchant' | 'order') =>
  <E extends AnyEndpoint>(to: E, input: (aim: Aim) => Input<E>, done?: string): Entry => ({
    to,
    at: place,
    input: input as (aim: Aim) => object,
    ...(place === 'order' && { stands: { status: 'accepted' } }),
    ...(done !== undefined && { done }),
  });
const merchant = at('merchant');
const order = at('order');

/** Nothing is ever changed so often: whoever may change it hears that it was changed meanwhile. */
const version = 999_999;
const zone = ({ merchant_id }: Aim) => ({ id: merchant_id * 10_000 + 7000 });
const name = 'Matrix';

/** A line of which nobody wants so many: whoever may bump it hears that it was changed meanwhile. */
const step = ({ order: { id, items } }: Aim) => ({
  order_id: id,
  lines: [{ id: items[0]?.id ?? 1, quantity: 999 }],
});

/** The kitchen: reads, and writes that change nothing, as what they are based on is not so. */
export const kitchenMatrix: readonly Entry[] = [
  merchant(listKitchenZones, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(listKitchenMenus, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(displayKitchen, ({ merchant_id }) => ({ query: { merchant_id } })),
  merchant(createKitchenZone, ({ merchant_id }) => ({ body: { merchant_id, name } }), 'invalid'),
  merchant(editKitchenZone, (aim) => ({ params: zone(aim), body: { version, name } }), 'conflict'),
  merchant(
    toggleKitchenZone,
    (aim) => ({ params: zone(aim), body: { version, is_active: false } }),
    'conflict',
  ),
  merchant(deleteKitchenZone, (aim) => ({ params: zone(aim), body: { version } }), 'conflict'),
  order(bumpLines, (aim) => ({ body: { ...step(aim), to: 'ready' as const } }), 'conflict'),
  order(recallLines, (aim) => ({ body: step(aim) }), 'conflict'),
  order(fireLines, (aim) => ({ body: step(aim) }), 'conflict'),
  order(undoBump, (aim) => ({ body: step(aim) }), 'conflict'),
];
