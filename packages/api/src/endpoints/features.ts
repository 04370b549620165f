import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { merchantFeatures } from '../entities/feature.ts';
import { featureLayers, features } from '../features.ts';
import { id, idChoice, version } from '../fields.ts';

/** Returns the features of a merchant, and for each one that is off who says no. */
export const showFeature = endpoint.get('/admin/merchant/show_feature', {
  summary: 'Returns the features of a merchant, and who has switched off each that is off.',
  capability: 'feature.toggle',
  query: v.strictObject({ merchant_id: idChoice }),
  returns: merchantFeatures,
  problems: ['notFound'],
});

/**
 * Switches a feature of a merchant on or off. Its data stays. A repeated switch changes nothing.
 * Only administrators can switch for the platform or the plan.
 */
export const toggleFeature = endpoint.post('/admin/merchant/toggle_feature', {
  summary: 'Switches a feature of a merchant on or off. Its data is kept.',
  capability: 'feature.toggle',
  body: v.strictObject({
    merchant_id: v.optional(v.nullable(id), null),
    version,
    feature: v.picklist(features),
    is_on: v.boolean(),
    /** The decider in whose name the caller switches. */
    layer: v.optional(v.picklist(featureLayers), 'merchant'),
  }),
  returns: merchantFeatures,
  current: merchantFeatures,
  problems: ['notFound', 'conflict', 'featureOff'],
  raises: ['merchant.changed'],
});
