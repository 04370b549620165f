import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idChoice, listQuery, localTime, page } from '../fields.ts';
import { displayedMenu } from '../entities/menu.ts';
import { member, merchantInfo } from '../entities/merchant.ts';
import { orderMethods } from '../entities/order.ts';

/**
 * Returns a merchant's settings and the options its screens offer. Callers without a merchant of
 * their own must pass its id.
 */
export const getMerchantInfo = endpoint.get('/admin/merchant/info', {
  summary: 'Returns a merchant with its settings, staff, tables, promotions and discounts.',
  capability: 'merchant.view',
  query: v.strictObject({ type: v.optional(v.picklist(['store']), 'store'), id: idChoice }),
  merchantField: 'id',
  returns: merchantInfo,
  problems: ['notFound'],
});

/** Lists the members of a merchant. Searches names and phone numbers. */
export const listMembers = endpoint.get('/admin/merchant/member_listing', {
  summary: 'Searches a merchant’s members by name and phone number.',
  capability: 'member.view',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(member),
  problems: ['notFound'],
});

/** Returns the menu as guests see it, for one order method at one time. */
export const displayMenu = endpoint.get('/admin/display_menu', {
  summary: 'Returns the menu as guests see it.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    remark: v.optional(v.picklist(['food']), 'food'),
    method: v.optional(v.picklist([...orderMethods, 'dine in']), 'dine in'),
    table_id: idChoice,
    /** Defaults to now. In the merchant's time zone. */
    at: v.optional(localTime),
  }),
  returns: displayedMenu,
  problems: ['notFound'],
});
