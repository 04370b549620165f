import type {
  Feature,
  FeatureLayer,
  FeatureOff,
  MerchantFeature,
  StoredFeatures,
} from '@servery/api';

/** Whether each feature is on for a merchant that hasn't decided. */
const defaults: Readonly<Record<Feature, boolean>> = {
  attendance: true,
  kitchen_display: true,
  queue: true,
  reservations: true,
  template_apps: false,
};

/** All features, in their order. */
export const allFeatures = Object.keys(defaults) as readonly Feature[];

/** The deciders, from the strongest to the weakest. */
const layers: readonly FeatureLayer[] = ['platform', 'plan', 'merchant'];

/** Whether a decider says yes to a feature of a merchant. */
export const isAllowedBy = (
  stored: StoredFeatures,
  feature: Feature,
  layer: FeatureLayer,
): boolean => stored[layer]?.[feature] ?? (layer !== 'merchant' || defaults[feature]);

/** Returns who says no to a feature of a merchant, the strongest first; null if it is on. */
export const offBy = (stored: StoredFeatures, feature: Feature): FeatureLayer | null =>
  layers.find((layer) => !isAllowedBy(stored, feature, layer)) ?? null;

/** Returns a feature of a merchant, with the answer of each decider. */
export const showFeature = (stored: StoredFeatures, feature: Feature): MerchantFeature => ({
  feature,
  is_on: offBy(stored, feature) === null,
  platform: isAllowedBy(stored, feature, 'platform'),
  plan: isAllowedBy(stored, feature, 'plan'),
  merchant: isAllowedBy(stored, feature, 'merchant'),
});

/**
 * Returns the features that are off at all of these merchants, each with who says no at the first of
 * them. Without a merchant, they are the usual ones.
 */
export function offAt(merchants: readonly StoredFeatures[]): FeatureOff[] {
  const known = merchants.length > 0 ? merchants : [{}];
  return allFeatures.flatMap((feature) => {
    const all = known.map((stored) => offBy(stored, feature));
    const [by] = all;
    return by && all.every((one) => one !== null) ? [{ feature, by }] : [];
  });
}

/**
 * Returns features with the template apps on or off for all merchants, as a server can be set up;
 * unchanged without that setting.
 */
export const withTemplateApps = (
  stored: StoredFeatures,
  template_apps: boolean | undefined,
): StoredFeatures => {
  if (template_apps === undefined) return stored;
  const deciding = layers.filter((layer) => template_apps || layer === 'platform');
  return deciding.reduce<StoredFeatures>(
    (all, layer) => ({ ...all, [layer]: { ...all[layer], template_apps } }),
    stored,
  );
};
