import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { dashboard } from '../entities/dashboard.ts';
import { idChoice } from '../fields.ts';

/** Returns the dashboard of one outlet, or of every outlet in the caller's scope. */
export const getDashboard = endpoint.get('/admin/merchant/dashboard', {
  summary: 'Returns what needs attention now and today’s orders, by outlet and in total.',
  capability: 'dashboard.view',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: dashboard,
  problems: ['notFound'],
});
