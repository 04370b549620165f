export { sampleFor, sampleToRemove } from './sample.ts';
export type { Sample, SampleCandidate } from './sample.ts';
export { firstPlatformSettings } from './settings.ts';
export type { PlatformSettingOf } from './settings.ts';
