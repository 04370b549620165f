export type { PictureProps } from './components/section.ts';
export type { MoreSettings } from './components/SectionList.tsx';
export { Features, type FeaturesProps } from './screens/Features.tsx';
export { PlatformSettings } from './screens/PlatformSettings.tsx';
export { Settings, type SettingsProps } from './screens/Settings.tsx';
