import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { guestRequest } from '../entities/guestRequest.ts';
import { idChoice } from '../fields.ts';

/** Lists the open requests of guests at their tables, the oldest first. */
export const listGuestRequests = endpoint.get('/admin/guest_request', {
  summary: 'Lists the requests of guests at tables that staff haven’t answered yet.',
  capability: 'order.view',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: v.object({ requests: v.array(guestRequest) }),
  problems: ['notFound'],
});
