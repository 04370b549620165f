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
  v.pipe(count, v.minValue(min, `At least ${min}.`), v.maxValue(max, `At most ${max}.`));
const party = whole(1, 30);
const raises = ['queue.changed'] as const;
const acting = { capability: 'queue.manage', raises } as const;

/** The queues, by name; searches it. */
export const listQueues = endpoint.get('/admin/queue', {
  summary: 'The queues, by name.',
  capability: 'order.view',
  query: listQuery({ merchant_id: idChoice, state: choice(queueStates) }),
  returns: page(queue),
  problems: ['notFound'],
});

const queueFields = {
  name: text(2, 60),
  prefix: v.optional(
    v.pipe(v.string(), v.trim(), v.regex(/^[A-Z]{0,2}$/, 'Up to two capital letters.')),
    '',
  ),
  party_min: v.optional(party, 1),
  party_max: v.optional(party, 30),
  max_length: v.optional(whole(1, 500), 100),
  average_minutes: v.optional(whole(1, 240), 10),
  call_minutes: v.optional(whole(1, 60), 10),
  is_notifying: v.optional(v.boolean(), false),
};

/** Opens a new queue. */
export const createQueue = endpoint.post('/admin/queue', {
  summary: 'Opens a new queue.',
  ...acting,
  body: v.strictObject({ merchant_id, ...queueFields }),
  returns: queue,
  problems: ['notFound'],
});

/** Says anew what a queue is, opens, pauses or closes it. */
export const editQueue = endpoint.put('/admin/queue/:id', {
  summary: 'Changes a queue; opens, pauses or closes it, or renews its code.',
  ...acting,
  tunnel: true,
  params: one,
  body: v.strictObject({
    version,
    ...queueFields,
    state: v.picklist(queueStates),
    /** Whether the queue gets a new code; the old one stops working. */
    is_token_renewed: v.optional(v.boolean(), false),
  }),
  returns: queue,
  current: queue,
  problems: ['notFound', 'conflict'],
});

/** Deletes a queue in which nobody is. */
export const deleteQueue = endpoint.delete('/admin/queue/:id', {
  summary: 'Deletes a queue in which nobody is.',
  ...acting,
  params: one,
  body: v.strictObject({ version }),
  returns: v.object({ id }),
  current: queue,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** The queues of one merchant with everybody who waits, was called or is there. */
export const getMerchantQueue = endpoint.post('/admin/merchant_queue', {
  summary: 'The queues of a merchant with everybody who is in them now.',
  capability: 'queue.manage',
  body: v.strictObject({ merchant_id }),
  returns: queueBoard,
  problems: ['notFound'],
});

/** Everybody who ever joined, by when they did; searches numbers, names and phones. */
export const listQueueEntries = endpoint.post('/admin/merchant_user_queue', {
  summary: 'Everybody who joined a queue, by when they did.',
  capability: 'queue.manage',
  body: listQuery({
    merchant_id: idChoice,
    queue_id: idChoice,
    status: choice(queueEntryStatuses),
    /** Only those of this trading day. */
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

/** Adds somebody at the end of a queue for them. */
export const addQueueEntry = endpoint.post('/admin/queue_entry', {
  summary: 'Adds somebody at the end of a queue.',
  ...acting,
  body: v.strictObject({ queue_id: id, ...guestFields }),
  returns: queueEntry,
  problems: ['notFound', 'notAllowedNow'],
});

/** Joins a queue as a guest, by what its QR code carries. */
export const joinQueue = endpoint.post('/join_queue', {
  summary: 'Joins a queue as a guest, by what its QR code carries.',
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

/** Calls somebody who waits, or a second time who did not come. */
export const callQueueEntry = endpoint.post('/admin/call_queue_entry', {
  summary: 'Calls somebody who waits, or once more who did not come.',
  ...stepping,
  body: v.strictObject(entry),
});

/** Takes somebody out of a queue: by the staff, because they left, or because they did not come. */
export const removeQueueEntry = endpoint.post('/admin/remove_queue_entry', {
  summary: 'Takes somebody out of a queue and says why.',
  ...stepping,
  body: v.variant('how', [
    v.strictObject({ how: v.literal('removed'), ...entry, reason: text(3, 200) }),
    v.strictObject({ how: v.picklist(['left', 'no_show']), ...entry }),
  ]),
});

/** Lets two who wait in the same queue change places. */
export const swapQueueEntry = endpoint.post('/admin/swap_queue_entry', {
  summary: 'Lets two who wait in the same queue change places.',
  ...acting,
  body: v.strictObject({ ...entry, other_id: id, other_version: version }),
  returns: v.object({ entries: v.array(queueEntry) }),
  current: queueEntry,
  problems: ['notFound', 'conflict', 'notAllowedNow'],
});

/** Serves the first who waits and fits a table with so many seats, else the first. */
export const serveNext = endpoint.patch('/admin/serve_next', {
  summary: 'Serves the first who waits and fits the freed table, else the first.',
  ...acting,
  body: v.strictObject({ queue_id: id, seats: whole(1, 50) }),
  returns: queueEntry,
  problems: ['notFound', 'notAllowedNow'],
});

/** Serves somebody who waits without calling them, and keeps why. */
export const serveDirectQueue = endpoint.post('/admin/serve_direct_queue', {
  summary: 'Serves somebody who waits out of turn, and keeps why.',
  ...stepping,
  body: v.strictObject({ ...entry, reason: text(3, 200) }),
});

/** Serves somebody who was called or is there, and seats them where a table is named. */
export const serveQueue = endpoint.post('/admin/serve_queue', {
  summary: 'Serves somebody who was called or is there, and seats them at a table that is named.',
  ...stepping,
  raises: ['queue.changed', 'table.changed'],
  body: v.strictObject({
    ...entry,
    /** A free table; it takes the right to seat guests. */
    table: v.optional(v.nullable(v.strictObject({ id, version })), null),
  }),
});

/** Notes that somebody came, puts them back at the end, or takes the last step back. */
export const changeQueueEntry = endpoint.patch('/admin/queue_entry/:id', {
  summary: 'Notes that somebody is there, lets them wait again, or takes the last step back.',
  ...stepping,
  params: one,
  body: v.strictObject({ version, action: v.picklist(['arrive', 'rejoin', 'undo']) }),
  problems: ['notFound', 'conflict', 'notAllowedNow', 'tooLate'],
});

const byToken = v.strictObject({ token: v.pipe(v.string(), v.maxLength(80)) });

/** What a public display shows of a queue: numbers only. */
export const displayQueue = endpoint.get('/queue_display', {
  summary: 'The numbers that are called now and next, for anybody who has the token.',
  capability: 'public',
  limit: 'guest',
  query: byToken,
  returns: queueDisplay,
  problems: ['notFound'],
});

/** A guest's own place, by the token that joining answered. */
export const getQueuePlace = endpoint.get('/queue_place', {
  summary: 'A guest’s own place in a queue.',
  capability: 'public',
  limit: 'guest',
  query: byToken,
  returns: queueTicket,
  problems: ['notFound'],
});

/** Gives a guest's own place up. */
export const leaveQueue = endpoint.post('/leave_queue', {
  summary: 'Gives a guest’s own place up.',
  capability: 'public',
  limit: 'guest',
  raises,
  body: byToken,
  returns: queueTicket,
  problems: ['notFound', 'notAllowedNow'],
});
