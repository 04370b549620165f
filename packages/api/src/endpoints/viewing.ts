import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { userInfo } from '../entities/people.ts';
import { id } from '../fields.ts';

/**
 * Starts to view a merchant in the caller's scope: this session then reads what its owner reads,
 * and gets `viewOnly` for every change. Phone numbers and addresses stay masked from those who see
 * them masked elsewhere. The audit of the merchant records the start and the end.
 */
export const startView = endpoint.post('/admin/view_as', {
  summary: 'Starts to view a merchant as its owner sees it, without changing anything.',
  capability: 'merchant.view_as',
  body: v.strictObject({ merchant_id: id }),
  /** The caller, as the next request will see them. */
  returns: userInfo,
  problems: ['notFound'],
});

/** Ends the view of a merchant. Does nothing if the caller views none. */
export const endView = endpoint.delete('/admin/view_as', {
  summary: 'Ends the view of a merchant.',
  capability: 'session',
  body: v.optional(v.strictObject({}), {}),
  returns: userInfo,
});
