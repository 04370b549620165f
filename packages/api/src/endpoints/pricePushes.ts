import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { foodMenu } from '../entities/menu.ts';
import { pricePreview, pricePush, undonePush } from '../entities/pricePush.ts';
import { maxPushedOutlets } from '../entities/pushed.ts';
import {
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  sen,
  uniqueList,
  version,
  wholeParam,
} from '../fields.ts';

/**
 * Returns what a new price of an item would change at the outlets of its group. Outlets are matched
 * by the item's code, or by its name if it has none.
 */
export const previewPricePush = endpoint.get('/admin/price_push/preview', {
  summary: 'Returns what a new price of an item would change at the outlets of its group.',
  capability: 'merchant.push',
  query: v.strictObject({ item_id: idParam, price: wholeParam(0, 99_999_999) }),
  returns: pricePreview,
  problems: ['notFound'],
});

/**
 * Sets the price of an item at several outlets of its group, all of them or none. Prices of order
 * methods stay. Outlets that have the price already aren't changed, so that a second push changes
 * nothing: it is refused.
 */
export const pushPrice = endpoint.post('/admin/price_push', {
  summary: 'Sets the price of an item at several outlets of its group in one transaction.',
  capability: 'merchant.push',
  body: v.strictObject({
    /** The item that the push starts from. */
    item_id: id,
    price: sen,
    /** The items of the outlets, with their versions in the preview. */
    outlets: uniqueList(v.strictObject({ item_id: id, version }), {
      min: 1,
      max: maxPushedOutlets,
      by: ({ item_id }) => item_id,
    }),
  }),
  returns: pricePush,
  current: foodMenu,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired', 'notAllowedNow'],
  raises: ['menu.changed'],
});

/**
 * Restores the earlier prices of a push within a day. Outlets whose price has changed since keep
 * it.
 */
export const undoPricePush = endpoint.post('/admin/price_push/:id/undo', {
  summary: 'Restores the prices from before a push, within a day.',
  capability: 'merchant.push',
  params: v.object({ id: idParam }),
  body: v.strictObject({}),
  returns: undonePush,
  problems: ['notFound', 'forbidden', 'approvalRequired', 'notAllowedNow', 'tooLate'],
  raises: ['menu.changed'],
});

/** Lists the price pushes of one item, or of all outlets in the caller's scope, by time. */
export const listPricePushes = endpoint.get('/admin/price_push', {
  summary: 'Lists the price pushes of an item or of all outlets, the newest first.',
  capability: 'merchant.push',
  query: listQuery({ item_id: idChoice }),
  returns: page(pricePush),
  problems: ['notFound'],
});
