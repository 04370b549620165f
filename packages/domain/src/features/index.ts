export { isAllowedBy, offAt, offBy, showFeature, withTemplateApps } from './featureOf.ts';
export { showFeatures, toggleFeature } from './toggleFeature.ts';
