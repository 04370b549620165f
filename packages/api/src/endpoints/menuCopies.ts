import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { menuSource } from '../entities/menuCopy.ts';
import { id, idChoice } from '../fields.ts';

/**
 * Lists the outlets of the same business that have a menu, by name, with what a copy of it has. A
 * merchant that already has a menu gets none, because it can't copy another one.
 */
export const listMenuSources = endpoint.get('/admin/merchant/menu_copy', {
  summary: 'Lists the outlets whose menu a new outlet can copy.',
  capability: 'merchant.profile',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: v.object({ sources: v.array(menuSource) }),
  problems: ['notFound'],
});

/**
 * Copies the categories, items, food options, tax classes and pictures of another outlet of the same
 * business to one that has no menu yet. Stock isn't copied, and every item is available.
 */
export const copyMenu = endpoint.post('/admin/merchant/menu_copy', {
  summary: 'Copies the menu of another outlet to one that has none.',
  capability: 'merchant.profile',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    /** The outlet whose menu is copied. */
    from_id: id,
  }),
  returns: menuSource,
  raises: ['menu.changed', 'merchant.changed', 'media.changed'],
  problems: ['notFound', 'notAllowedNow', 'forbidden'],
});
