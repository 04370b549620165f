import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { closingPreview, dayClosing } from '../entities/dayClosing.ts';
import { businessDate, id, idChoice, idParam, listQuery, page } from '../fields.ts';

/** Lists the closings of a merchant's trading days, the latest first. */
export const listDayClosings = endpoint.get('/admin/day_closing', {
  summary: 'Lists the closings of a merchant’s trading days.',
  capability: 'day.close',
  query: listQuery({ merchant_id: idChoice }),
  returns: page(dayClosing),
  problems: ['notFound'],
});

/** Returns one closing with its report. */
export const getDayClosing = endpoint.get('/admin/day_closing/:id', {
  summary: 'Returns the closing of a trading day with its report.',
  capability: 'day.close',
  params: v.object({ id: idParam }),
  returns: dayClosing,
  problems: ['notFound'],
});

/** Returns what closing the current trading day would carry over, and what has to be done first. */
export const previewDayClosing = endpoint.get('/admin/day_closing_preview', {
  summary: 'Returns what closing the current trading day would carry over or waits for.',
  capability: 'day.close',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: closingPreview,
  problems: ['notFound'],
});

/**
 * Closes a trading day with a numbered report that never changes. Whatever is written afterwards
 * belongs to the next day.
 */
export const closeDay = endpoint.post('/admin/day_closing', {
  summary: 'Closes a trading day with a numbered report that never changes.',
  capability: 'day.close',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    /** The day as it was shown: the current trading day. */
    business_date: businessDate,
    /** All open orders, confirmed one by one. */
    carry_over: v.pipe(v.array(id), v.maxLength(500)),
  }),
  returns: dayClosing,
  problems: ['notFound', 'notAllowedNow'],
  raises: ['day.closed'],
});
