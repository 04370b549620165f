import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, named, text } from '../fields.ts';

/** Returns the sample that the caller can remove; no merchants if there is none. */
export const getSample = endpoint.get('/admin/sample', {
  summary: 'Returns the merchants of the sample, for those who can remove it.',
  capability: 'merchant.profile',
  returns: v.object({
    /** The name of the group, which confirms the removal; '' if there is none. */
    name: v.string(),
    merchants: v.array(named),
  }),
});

/**
 * Removes the merchants of the sample with everything they have, and the people who work only
 * there. Only administrators and the owner of the server's first own business can do this. Other
 * merchants keep everything. A second removal finds nothing.
 */
export const removeSample = endpoint.post('/admin/sample/remove', {
  summary: 'Removes the sample, its merchants and its people. Other merchants keep everything.',
  capability: 'merchant.profile',
  body: v.strictObject({
    /** The name of the group. */
    confirm: text(1, 120),
  }),
  returns: v.object({
    /** The removed merchants. */
    merchants: v.array(named),
    /** The number of removed people. */
    people: count,
  }),
});
