/** The features that can be switched off, in alphabetical order. */
export const features = [
  'attendance',
  'kitchen_display',
  'queue',
  'reservations',
  'template_apps',
] as const;

/** The name of a feature. */
export type Feature = (typeof features)[number];

/**
 * The deciders of whether a feature is on, from the strongest to the weakest. A feature is on if all
 * of them say yes.
 */
export const featureLayers = ['platform', 'plan', 'merchant'] as const;

/** A decider of whether a feature is on. */
export type FeatureLayer = (typeof featureLayers)[number];
