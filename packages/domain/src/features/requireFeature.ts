import { Problem, type Feature, type StoredFeatures } from '@servery/api';
import { offBy } from './featureOf.ts';

/**
 * Refuses a feature that is off at a merchant.
 * @throws `featureOff`
 */
export function requireFeature(stored: StoredFeatures, feature: Feature): void {
  const by = offBy(stored, feature);
  if (by !== null) throw new Problem('featureOff', { details: { feature, by } });
}

/**
 * Returns the merchants in a scope that have a feature.
 * @throws `featureOff` if none of them has it
 */
export function scopeWith(
  feature: Feature,
  scope: readonly number[],
  featuresAt: (merchant_id: number) => StoredFeatures,
): readonly number[] {
  const having = scope.filter((id) => offBy(featuresAt(id), feature) === null);
  const [first] = scope;
  if (having.length === 0 && first !== undefined) requireFeature(featuresAt(first), feature);
  return having.length === scope.length ? scope : having;
}
