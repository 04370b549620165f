export { Settings, type SettingsProps } from './screens/Settings.tsx';
