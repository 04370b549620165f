import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { order, orderStatuses } from '../entities/order.ts';
import { count, id, version } from '../fields.ts';
import { reasonFields } from './orders.ts';

/**
 * Moves an order through its lifecycle: accept, reject (to cancelled), start, ready, serve,
 * dispatch, complete, reopen (to served), undo.
 */
export const toggleOrderStatus = endpoint.patch('/admin/toggle_order_status', {
  summary: 'Moves an order to its next status, or undoes the last step.',
  capability: 'order.view',
  body: v.strictObject({
    order_id: id,
    version,
    status: v.picklist(orderStatuses),
    /** Required to reject or reopen. */
    ...reasonFields,
    /** For accepting: the minutes promised to the guest. */
    minutes: v.optional(v.nullable(v.pipe(count, v.minValue(1), v.maxValue(240))), null),
    /** Undoes the last step, within ten seconds. */
    undo: v.optional(v.boolean(), false),
  }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'notPaid', 'tooLate', 'approvalRequired'],
  raises: ['order.changed'],
});

/** Hands an order over to its guest. */
export const claimOrder = endpoint.patch('/admin/toggle_claim_status', {
  summary: 'Marks an order as handed over, or undoes that within ten seconds.',
  capability: 'order.claim',
  body: v.strictObject({ order_id: id, version, claimed: v.optional(v.boolean(), true) }),
  returns: order,
  current: order,
  problems: ['notFound', 'conflict', 'notAllowedNow', 'notPaid'],
  raises: ['order.changed'],
});
