import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { itemPreview, itemPush, undoneItemPush } from '../entities/itemPush.ts';
import { foodMenu } from '../entities/menu.ts';
import { maxPushedOutlets } from '../entities/pushed.ts';
import { id, idChoice, idParam, listQuery, page, uniqueList, version } from '../fields.ts';

/**
 * Returns what a push of an item would change at the other outlets of its group. Outlets are matched
 * by the item's code, or by its name if it has none.
 */
export const previewItemPush = endpoint.get('/admin/item_push/preview', {
  summary: 'Returns what a push of an item would change at the other outlets of its group.',
  capability: 'merchant.push',
  query: v.strictObject({ item_id: idParam }),
  returns: itemPreview,
  problems: ['notFound'],
});

/**
 * Adds an item to the menus of outlets of its group, or changes their item to be the same, all of
 * them or none. Prices, availability and stock of an existing item stay; an added one has the
 * item's prices. Categories and food options are matched by name, and created if they are missing.
 * Outlets that have the same item already aren't changed, so that a second push changes nothing: it
 * is refused.
 */
export const pushItem = endpoint.post('/admin/item_push', {
  summary: 'Adds or changes an item at several outlets of its group in one transaction.',
  capability: 'merchant.push',
  body: v.strictObject({
    /** The item that the push starts from, and its version in the preview. */
    item_id: id,
    version,
    /** The outlets, with their items and versions in the preview; null if they don’t have it. */
    outlets: uniqueList(
      v.strictObject({
        merchant_id: id,
        item_id: v.nullable(id),
        version: v.nullable(version),
      }),
      { min: 1, max: maxPushedOutlets, by: ({ merchant_id }) => merchant_id },
    ),
  }),
  returns: itemPush,
  current: foodMenu,
  problems: ['notFound', 'conflict', 'forbidden', 'approvalRequired', 'notAllowedNow'],
  raises: ['menu.changed', 'media.changed'],
});

/**
 * Undoes a push within a day: removes the items that it added and restores the fields that it
 * changed. Items that have changed or were used since stay. Categories and food options that the
 * push created are deleted if nothing uses them; copied pictures stay in the media library.
 */
export const undoItemPush = endpoint.post('/admin/item_push/:id/undo', {
  summary: 'Removes or restores the items of a push, within a day.',
  capability: 'merchant.push',
  params: v.object({ id: idParam }),
  body: v.strictObject({}),
  returns: undoneItemPush,
  problems: ['notFound', 'forbidden', 'approvalRequired', 'notAllowedNow', 'tooLate'],
  raises: ['menu.changed'],
});

/** Lists the pushes of one item, or of all outlets in the caller's scope, by time. */
export const listItemPushes = endpoint.get('/admin/item_push', {
  summary: 'Lists the pushes of an item or of all outlets, the newest first.',
  capability: 'merchant.push',
  query: listQuery({ item_id: idChoice }),
  returns: page(itemPush),
  problems: ['notFound'],
});
