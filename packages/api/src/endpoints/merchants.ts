import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { idChoice, listQuery, localTime, page } from '../fields.ts';
import { displayedMenu } from '../entities/menu.ts';
import { member, merchantInfo, paymentOption } from '../entities/merchant.ts';
import { orderMethods } from '../entities/order.ts';

/** A merchant's settings and what its screens choose from. Non-merchants say whose. */
export const getMerchantInfo = endpoint.get('/admin/merchant/info', {
  summary: 'A merchant with its settings, staff, tables, promotions and discounts.',
  capability: 'merchant.view',
  query: v.strictObject({ type: v.optional(v.picklist(['store']), 'store'), id: idChoice }),
  returns: merchantInfo,
  problems: ['notFound'],
});

/** The members of a merchant, by name or phone. */
export const listMembers = endpoint.get('/admin/merchant/member_listing', {
  summary: 'The members of a merchant, searched by name and phone.',
  capability: 'member.view',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(member),
  problems: ['notFound'],
});

/** The menu as guests see it, for one way of getting the food, at one moment. */
export const displayMenu = endpoint.get('/admin/display_menu', {
  summary: 'The menu as guests see it.',
  capability: 'order.view',
  query: v.strictObject({
    merchant_id: idChoice,
    remark: v.optional(v.picklist(['food']), 'food'),
    method: v.optional(v.picklist([...orderMethods, 'dine in']), 'dine in'),
    table_id: idChoice,
    /** Another moment than now, in the merchant's zone. */
    at: v.optional(localTime),
  }),
  returns: displayedMenu,
  problems: ['notFound'],
});

/** The means to pay that a merchant takes. */
export const listPaymentOptions = endpoint.get('/admin/payment_option/listing', {
  summary: 'The means to pay that a merchant takes.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(paymentOption),
  problems: ['notFound'],
});
