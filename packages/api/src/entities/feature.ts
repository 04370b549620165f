import * as v from 'valibot';
import { featureLayers, features, type Feature, type FeatureLayer } from '../features.ts';
import { named, version } from '../fields.ts';

/** A feature that is off, and the first decider that says no. */
export const featureOff = v.object({
  feature: v.picklist(features),
  by: v.picklist(featureLayers),
});
export type FeatureOff = v.InferOutput<typeof featureOff>;

/** A feature of a merchant. It is on if the platform, the plan and the merchant say yes. */
export const merchantFeature = v.object({
  feature: v.picklist(features),
  is_on: v.boolean(),
  platform: v.boolean(),
  plan: v.boolean(),
  merchant: v.boolean(),
});
export type MerchantFeature = v.InferOutput<typeof merchantFeature>;

/** All features of a merchant. */
export const merchantFeatures = v.object({
  merchant: named,
  /** The version of its switches. It doesn’t change with its other settings. */
  version,
  features: v.array(merchantFeature),
});
export type MerchantFeatures = v.InferOutput<typeof merchantFeatures>;

/** The switches of one decider; a feature without one has its default. */
export type FeatureSwitches = Partial<Record<Feature, boolean>>;

/** The switches of a merchant’s features as hosts store them; those never used are missing. */
export interface StoredFeatures extends Partial<Record<FeatureLayer, FeatureSwitches>> {
  /** @default 0 */
  version?: number;
}
