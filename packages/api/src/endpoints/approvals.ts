import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { approvalRequest } from '../entities/approvalRequest.ts';
import { pin } from '../entities/pin.ts';

/**
 * Exchanges a manager's PIN for a token that approves one action on one object, once, within a
 * minute.
 */
export const approve = endpoint.post('/admin/shortcut_pin/approve', {
  summary: 'Exchanges a PIN for a single-use approval of one action, valid for one minute.',
  capability: 'session',
  onDevice: 'person',
  limit: 'signIn',
  body: v.strictObject({
    pin,
    request: approvalRequest,
  }),
  returns: v.object({ approval: v.string(), approver: v.string() }),
  problems: ['wrongPin', 'locked', 'notFound'],
});
