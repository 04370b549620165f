export { Settings } from './screens/Settings.tsx';
