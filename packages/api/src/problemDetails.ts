import * as v from 'valibot';
import { capabilities } from './capabilities.ts';
import { approvalRequest } from './entities/approvalRequest.ts';
import { featureOff } from './entities/feature.ts';
import { grantRules } from './entities/grantRules.ts';
import { orderMethods } from './entities/orderVocabulary.ts';
import { documentKinds } from './entities/merchantDocument.ts';
import { pushedSections, settingLock } from './entities/settingLocks.ts';
import { settingObstacles } from './entities/settingPush.ts';
import { guideSteps } from './entities/setUpMarks.ts';
import { count, id, instant, named, sumSen } from './fields.ts';

/** Seconds until a retry makes sense. */
const retry_after = v.pipe(v.number(), v.minValue(0));
/** The displayed number of an order. */
const number = v.string();
const name = v.string();

const because = <const Reasons extends readonly string[], const More extends v.ObjectEntries>(
  why: Reasons,
  more: More,
) => v.object({ why: v.picklist(why), ...more });

/** The reason why an action isn't possible now, with the data for its message. */
const reason = v.variant('why', [
  because(
    [
      'already_booked',
      'already_waits',
      'closed',
      'closed_date',
      'day',
      'experience',
      'full',
      'horizon',
      'hours',
      'lead',
      'last_admin',
      'last_owner',
      'left',
      'no_deposit',
      'no_merchant',
      'nobody_waits',
      'not_open',
      'not_required',
      'not_waitlisting',
      'nothing',
      'nothing_new',
      'nothing_open',
      'occupied',
      'other_queue',
      'over',
      'own_account',
      'past',
      'paid_with',
      'paused',
      'set_up',
      'set_up_status',
      'table',
      'taken',
      'has_menu',
      'last_drawer',
      'merchant_closed',
      'merchant_closing',
      'day_closed',
      'shift_closed',
      'shift_counting',
      'shift_open',
      'counted_twice',
      'clocked_in',
      'not_clocked_in',
      'on_break',
      'not_on_break',
      'not_employed',
      'already_confirmed',
      'not_counted',
      'same_item',
      'same_price',
      'same_settings',
      'undone',
    ],
    {},
  ),
  because(
    ['address_limit', 'cart_full', 'orders_wait', 'phone_limit', 'quantity_limit', 'total_limit'],
    { most: count },
  ),
  because(['active_items'], { active_count: count }),
  because(['booked', 'somebody_waits', 'open_orders', 'open_payments'], { count }),
  because(['calls'], { calls: count }),
  because(['early'], { until: v.nullable(instant) }),
  because(['in_use'], { used_by: v.array(named) }),
  because(['last_option'], { methods: v.array(v.picklist(orderMethods)) }),
  because(
    ['no_category', 'nothing_owed', 'out_of_service', 'drawer_in_use', 'has_shift', 'open_shift'],
    {
      name,
    },
  ),
  because(['no_choice'], { min: count }),
  because(['documents_missing'], { documents: v.array(v.picklist(documentKinds)) }),
  because(['set_up_step'], {
    steps: v.array(v.picklist(guideSteps)),
    /** The required documents that aren't accepted or have expired. */
    documents: v.optional(v.array(v.picklist(documentKinds))),
  }),
  because(['status'], { status: v.string() }),
  // A push of settings that an outlet can't get.
  because(settingObstacles, { name }),
  // A push of an item that an outlet can't have.
  because(['no_tax_class'], { name }),
  // The group locked the section.
  because(['group_lock'], { section: v.picklist(pushedSections), ...settingLock.entries }),
]);

/** A step that isn't allowed from the current state. */
const step = v.object({
  from: v.string(),
  to: v.string(),
  name: v.optional(name),
  lines: v.optional(count),
});

/**
 * The schemas of the details of each problem that has any. Hosts, the API documentation and the
 * contract tests use them at runtime; browsers only import the types.
 */
export const problemDetails = {
  forbidden: v.object({
    capability: v.optional(v.picklist([...capabilities, 'public', 'session'])),
    /** The rule that decides the caller's grant of the capability. */
    rule: v.optional(v.picklist(grantRules)),
    /** The person on a counter; null if there is none, absent for other callers. */
    person: v.optional(v.nullable(id)),
    from: v.optional(v.literal('another site')),
    needs: v.optional(v.literal('https')),
  }),
  featureOff,
  // The requested approval, with the optional fields of a request required.
  approvalRequired: v.strictObject({
    ...approvalRequest.entries,
    amount: approvalRequest.entries.amount.wrapped,
    rate: approvalRequest.entries.rate.wrapped,
  }),
  outdated: v.object({ minimum: v.string() }),
  tooLarge: v.object({ most: count }),
  notAllowedNow: v.union([reason, step, v.object({ state: v.string() })]),
  notPaid: v.union([v.object({ orders: v.array(number) }), v.object({ deposit: sumSen })]),
  amountTooHigh: v.object({ balance: sumSen }),
  balanceTooLow: v.object({ balance: sumSen }),
  cannotCombine: v.object({
    why: v.picklist([
      'same',
      'closed',
      'merchant',
      'day',
      'tax',
      'payment',
      'bill',
      'bill_too_large',
      'too_many_lines',
    ]),
    number,
  }),
  cannotUncombine: v.object({
    why: v.picklist(['nothing', 'moved', 'closed', 'paid']),
    number,
  }),
  cannotSplit: v.object({
    why: v.picklist(['closed', 'delivery', 'empty', 'paid', 'payment']),
    number,
  }),
  outOfRange: v.object({ postcode: v.string() }),
  itemUnavailable: v.object({
    menu_id: id,
    name,
    why: v.optional(v.literal('unknown_tax_class')),
    /** The remaining quantity, if more was requested. */
    left: v.optional(v.number()),
  }),
  locked: v.object({ until: v.optional(instant), retry_after: v.optional(retry_after) }),
  throttled: v.object({
    retry_after,
    limit: v.optional(v.string()),
    by: v.optional(v.string()),
    most: v.optional(count),
  }),
  maintenance: v.object({ retry_after }),
};

/** The details of each problem that has any, by its code. */
export type ProblemDetails = {
  [Code in keyof typeof problemDetails]: v.InferInput<(typeof problemDetails)[Code]>;
};
