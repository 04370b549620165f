import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { cashKinds, cashMovement, manualCashKinds, shift, shiftStates } from '../entities/shift.ts';
import {
  businessDate,
  choice,
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  sen,
  text,
  uniqueList,
  version,
} from '../fields.ts';

const one = v.object({ id: idParam });
const raises = ['drawer.changed'] as const;

/**
 * Lists shifts, the latest first. People without the capability `shift.manage` see only their own.
 */
export const listShifts = endpoint.get('/admin/shift', {
  summary: 'Lists the shifts of a merchant; without permission to manage shifts, only one’s own.',
  capability: 'shift.use',
  query: listQuery({
    merchant_id: idChoice,
    drawer_id: idChoice,
    state: choice(shiftStates),
    /** The trading day on which the shift was opened. */
    business_date: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: page(shift),
  problems: ['notFound'],
});

/** Returns the caller's shift that isn't closed yet; null if there is none. */
export const getMyShift = endpoint.get('/admin/my_shift', {
  summary: 'Returns the caller’s shift that isn’t closed yet.',
  capability: 'shift.use',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: v.object({ shift: v.nullable(shift) }),
  problems: ['notFound'],
});

/** Returns a shift with its report. */
export const getShift = endpoint.get('/admin/shift/:id', {
  summary: 'Returns a shift with its report.',
  capability: 'shift.use',
  params: one,
  returns: shift,
  problems: ['notFound'],
});

/**
 * Lists cash movements, the latest first: those of a shift, or those that were in no drawer. People
 * without the capability `shift.manage` see only those of their own shifts, and movements of orders
 * only once the count is final.
 */
export const listCashMovements = endpoint.get('/admin/cash_movement', {
  summary: 'Lists the cash movements of a shift, or those that were in no drawer.',
  capability: 'shift.use',
  query: listQuery({
    merchant_id: idChoice,
    shift_id: idChoice,
    kind: choice(cashKinds),
    place: choice(['drawer', 'none']),
  }),
  returns: page(cashMovement),
  problems: ['notFound'],
});

const piles = uniqueList(
  v.strictObject({
    value: sen,
    quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999)),
  }),
  { max: 20, by: ({ value }) => value },
);

/** Opens a shift of the caller with a drawer, and records the count of its float. */
export const openShift = endpoint.post('/admin/shift', {
  summary: 'Opens a shift with a drawer and the count of its float.',
  capability: 'shift.use',
  body: v.strictObject({ drawer_id: id, piles }),
  returns: shift,
  problems: ['notFound', 'notAllowedNow'],
  raises,
});

/** Records cash that is put into or taken out of a drawer, or its opening without a sale. */
export const moveCash = endpoint.post('/admin/shift/:id/movement', {
  summary: 'Records a pay-in, a pay-out, a drop to the safe or an opening without a sale.',
  capability: 'shift.use',
  params: one,
  body: v.strictObject({
    kind: v.picklist(manualCashKinds),
    /** Zero for an opening without a sale. */
    amount: sen,
    /** Required except for a drop. */
    reason: v.optional(text(0, 120), ''),
  }),
  returns: cashMovement,
  problems: ['notFound', 'notAllowedNow'],
  raises,
});

/** Begins the count of a drawer. Cash that is taken from then on belongs to no shift or the next. */
export const startCount = endpoint.post('/admin/shift/:id/start_count', {
  summary: 'Begins the count of a shift’s drawer; nothing is added to the shift from then on.',
  capability: 'shift.use',
  params: one,
  body: v.strictObject({ version }),
  returns: shift,
  current: shift,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/**
 * Records a count. A count within the limit closes the shift. The first one outside it asks for a
 * second, which is final.
 */
export const countShift = endpoint.post('/admin/shift/:id/count', {
  summary: 'Records a count, and closes the shift if it is within the limit.',
  capability: 'shift.use',
  params: one,
  body: v.strictObject({ version, piles }),
  returns: shift,
  current: shift,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
  raises,
});

/** Closes a shift whose final count is outside the limit, with a reason and an approval. */
export const closeShift = endpoint.post('/admin/shift/:id/close', {
  summary: 'Closes a shift whose final count is outside the limit.',
  capability: 'shift.use',
  params: one,
  body: v.strictObject({ version, reason: text(3, 200) }),
  returns: shift,
  current: shift,
  problems: ['notFound', 'conflict', 'forbidden', 'notAllowedNow', 'approvalRequired'],
  raises,
});
