import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  queue,
  queueBoard,
  queueDisplay,
  queueEntry,
  queueEntryStatuses,
  queueStates,
  queueTicket,
} from '../entities/queue.ts';
import {
  businessDate,
  choice,
  count,
  id,
  idChoice,
  idParam,
  listQuery,
  page,
  phone,
} from '../fields.ts';
import { text, version } from '../fields.ts';

const one = v.object({ id: idParam });
const merchant_id = v.optional(v.nullable(id), null);
const whole = (min: number, max: number) =>
  v.pipe(
    count,
    v.minValue(min, `Must be at least ${min}.`),
    v.maxValue(max, `Must be at most ${max}.`),
  );
const party = whole(1, 30);
const raises = ['queue.changed'] as const;
const acting = { capability: 'queue.manage', raises } as const;

/** Lists the queues by name. Searches names. */
export const listQueues = endpoint.get('/admin/queue', {
  summary: 'Lists the queues by name.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, state: choice(queueStates) }),
  returns: page(queue),
  problems: ['notFound'],
});

const queueFields = {
  name: text(2, 60),
  prefix: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[A-Z]{0,2}$/, 'Must be one or two capital letters.')),
    '',
  ),
  party_min: v.optional(party, 1),
  party_max: v.optional(party, 30),
  max_length: v.optional(whole(1, 500), 100),
  average_minutes: v.optional(whole(1, 240), 10),
  call_minutes: v.optional(whole(1, 60), 10),
  is_notifying: v.optional(v.boolean(), false),
};

/** Creates a queue. */
export const createQueue = endpoint.post('/admin/queue', {
  summary: 'Creates a queue.',
  ...acting,
  body: v.strictObject({ merchant_id, ...queueFields }),
  returns: queue,
  problems: ['notFound'],
});

/** Changes a queue; opens, pauses or closes it, or renews its code. */
export const editQueue = endpoint.put('/admin/queue/:id', {
  summary: 'Changes a queue; opens, pauses or closes it, or renews its code.',
  ...acting,
  tunnel: true,
  params: one,
  body: v.strictObject({
    version,
    ...queueFields,
    state: v.picklist(queueStates),
    /** Whether the queue gets a new code. The old one stops working. */
    is_token_renewed: v.optional(v.boolean(), false),
  }),
  returns: queue,
  current: queue,
  problems: ['notFound', 'conflict'],
});

/** Deletes an empty queue. */
export const deleteQueue = endpoint.delete('/admin/queue/:id', {
  summary: 'Deletes an empty queue.',
  ...acting,
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: queue,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Returns the queues of a merchant with all parties that are waiting, called or arrived. */
export const getMerchantQueue = endpoint.post('/admin/merchant_queue', {
  summary: 'Returns a merchant’s queues with their current entries.',
  onlyReads: true,
  capability: 'queue.manage',
  body: v.strictObject({ merchant_id }),
  returns: queueBoard,
  problems: ['notFound'],
});

/**
 * Lists all parties that ever joined, by time of joining. Searches numbers, names and phone
 * numbers.
 */
export const listQueueEntries = endpoint.post('/admin/merchant_user_queue', {
  summary: 'Lists queue entries by when they joined.',
  onlyReads: true,
  capability: 'queue.manage',
  body: listQuery({
    merchant_id: idChoice,
    queue_id: idChoice,
    status: choice(queueEntryStatuses),
    /** Limits the list to this trading day. */
    business_date: v.optional(v.union([v.literal(''), businessDate]), ''),
  }),
  returns: page(queueEntry),
  problems: ['notFound'],
});

const guestFields = {
  name: v.optional(text(0, 60), ''),
  phone: v.optional(v.union([v.literal(''), phone]), ''),
  party,
};

/** Adds a party to the end of a queue on behalf of the guests. */
export const addQueueEntry = endpoint.post('/admin/queue_entry', {
  summary: 'Adds an entry to the end of a queue.',
  ...acting,
  body: v.strictObject({ queue_id: id, ...guestFields }),
  returns: queueEntry,
  problems: ['notFound', 'notAllowedNow'],
});

/** Joins a queue as a guest, with the token in its QR code. */
export const joinQueue = endpoint.post('/join_queue', {
  summary: 'Joins a queue as a guest, by the token in its QR code.',
  capability: 'public',
  limit: 'guest',
  raises,
  body: v.strictObject({ token: v.pipe(v.string(), v.maxLength(80)), ...guestFields }),
  returns: queueTicket,
  problems: ['notFound', 'notAllowedNow'],
});

const entry = { entry_id: id, version };
const stepping = {
  ...acting,
  returns: queueEntry,
  current: queueEntry,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
} as const;

/** Calls a waiting party, or calls one that hasn't come a second time. */
export const callQueueEntry = endpoint.post('/admin/call_queue_entry', {
  summary: 'Calls a waiting entry, or calls it a second time.',
  ...stepping,
  body: v.strictObject(entry),
});

/** Removes a party from a queue: removed by staff, left, or marked as a no-show. */
export const removeQueueEntry = endpoint.post('/admin/remove_queue_entry', {
  summary: 'Removes an entry from a queue, with a reason.',
  ...stepping,
  body: v.variant('how', [
    v.strictObject({ how: v.literal('removed'), ...entry, reason: text(3, 200) }),
    v.strictObject({ how: v.picklist(['left', 'no_show']), ...entry }),
  ]),
});

/** Swaps the places of two parties waiting in the same queue. */
export const swapQueueEntry = endpoint.post('/admin/swap_queue_entry', {
  summary: 'Swaps two waiting entries of the same queue.',
  ...acting,
  body: v.strictObject({ ...entry, other_id: id, other_version: version }),
  returns: v.object({ entries: v.array(queueEntry) }),
  current: queueEntry,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/**
 * Serves the first waiting party that fits a table with this many seats, or else the first party.
 * Seats it if a table is given.
 */
export const serveNext = endpoint.patch('/admin/serve_next', {
  summary:
    'Serves the first who waits and fits the freed table, else the first, and seats them at a table that is named.',
  ...acting,
  raises: ['queue.changed', 'table.changed'],
  body: v.strictObject({
    queue_id: id,
    seats: whole(1, 50),
    /** A free table. Requires the permission to seat guests. */
    table: v.optional(v.nullable(v.strictObject({ id, version })), null),
  }),
  returns: queueEntry,
  problems: ['notFound', 'notAllowedNow'],
});

/** Serves a waiting party without calling it, and records the reason. */
export const serveDirectQueue = endpoint.post('/admin/serve_direct_queue', {
  summary: 'Serves a waiting entry out of turn, with a reason.',
  ...stepping,
  body: v.strictObject({ ...entry, reason: text(3, 200) }),
});

/** Serves a party that was called or has arrived. Seats it if a table is given. */
export const serveQueue = endpoint.post('/admin/serve_queue', {
  summary: 'Serves a called or arrived entry, and seats it at a given table.',
  ...stepping,
  raises: ['queue.changed', 'table.changed'],
  body: v.strictObject({
    ...entry,
    /** A free table. Requires the permission to seat guests. */
    table: v.optional(v.nullable(v.strictObject({ id, version })), null),
  }),
});

/** Marks a party as arrived, returns a no-show to the end of the queue, or undoes the last step. */
export const changeQueueEntry = endpoint.patch('/admin/queue_entry/:id', {
  summary: 'Marks an entry as arrived, returns it to the queue or undoes the last step.',
  ...stepping,
  params: one,
  body: v.strictObject({ version, action: v.picklist(['arrive', 'rejoin', 'undo']) }),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
});

const byToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(80)) });

/** Returns the public view of a queue: numbers only. */
export const displayQueue = endpoint.get('/queue_display', {
  summary: 'Returns the numbers now being called and next, by the display token.',
  capability: 'public',
  limit: 'guest',
  query: byToken,
  returns: queueDisplay,
  problems: ['notFound'],
});

/** Returns a guest's place in a queue, by the token that `joinQueue` returned. */
export const getQueuePlace = endpoint.get('/queue_place', {
  summary: 'Returns a guest’s place in a queue.',
  capability: 'public',
  limit: 'guest',
  query: byToken,
  returns: queueTicket,
  problems: ['notFound'],
});

/** Gives up a guest's own place in a queue. */
export const leaveQueue = endpoint.post('/leave_queue', {
  summary: 'Gives up a guest’s place in a queue.',
  capability: 'public',
  limit: 'guest',
  raises,
  body: byToken,
  returns: queueTicket,
  problems: ['notFound', 'notAllowedNow'],
});
