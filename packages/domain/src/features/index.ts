export { isAllowedBy, offAt, offBy, showFeature, withTemplateApps } from './featureOf.ts';
export { requireFeature, scopeWith } from './requireFeature.ts';
export { showFeatures, toggleFeature } from './toggleFeature.ts';
