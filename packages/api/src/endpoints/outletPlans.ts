import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { outletPlan, outletsIncluded } from '../entities/outletPlan.ts';
import { id, idParam, uniqueList, version } from '../fields.ts';

/** The id of the supermerchant who owns the group. */
const params = v.object({ id: idParam });
const versioned = {
  returns: outletPlan,
  current: outletPlan,
  problems: ['notFound', 'conflict'],
  raises: ['merchant.changed'],
} as const;

/**
 * Returns the outlets of a group with the number that its plan includes. Supermerchants see their
 * own group only.
 */
export const getOutletPlan = endpoint.get('/admin/outlet_plan/:id', {
  summary: 'Returns the outlets of a group and how many its plan includes.',
  capability: 'merchant.push',
  params,
  returns: outletPlan,
  problems: ['notFound'],
});

/**
 * Sets how many outlets the plan of a group includes. If the group has more, those that its owner
 * hasn't chosen become read-only, the newest first. All data stays, and a higher number opens them
 * again.
 */
export const setOutletLimit = endpoint.patch('/admin/outlet_plan/:id', {
  summary: 'Sets how many outlets the plan of a group includes.',
  capability: 'platform.manage',
  params,
  body: v.strictObject({ version, outlets_included: outletsIncluded }),
  ...versioned,
});

/**
 * Chooses the outlets that the plan includes; the others become read-only. Only the owner of the
 * group can choose.
 */
export const chooseOutlets = endpoint.put('/admin/outlet_plan/:id', {
  summary: 'Chooses which outlets of a group its plan includes.',
  capability: 'merchant.push',
  params,
  body: v.strictObject({
    version,
    /** The active outlets of the group that stay open: exactly as many as the plan includes. */
    outlets: uniqueList(id, { min: 1, max: 10_000 }),
  }),
  ...versioned,
});
