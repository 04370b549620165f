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
import type { Aim, Entry } from './entries.ts';

const at =
  (place: 'merchant' | 'order') =>
  <E extends AnyEndpoint>(to: E, input: (aim: Aim) => Input<E>, done?: string): Entry => ({
    to,
    at: place,
    input: input as (aim: Aim) => object,
    ...(place === 'order' && { given: { status: 'accepted' } }),
    ...(done !== undefined && { done }),
  });
const merchant = at('merchant');
const order = at('order');

/** A version that no object reaches: callers with permission get a conflict. */
const version = 999_999;
const zone = ({ merchant_id }: Aim) => ({ id: merchant_id * 10_000 + 7000 });
const name = 'Matrix';

/** A step with more of a line than was ordered: callers with permission get a conflict. */
const step = ({ order: { id, items } }: Aim) => ({
  order_id: id,
  lines: [{ id: items[0]?.id ?? 1, quantity: 999 }],
});

/**
 * The kitchen: reads, and writes that change nothing because they are based on an outdated state.
 */
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
