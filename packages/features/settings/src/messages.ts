export { settingsMessages } from './messages/settings.ts';
