import { resetSample } from '@servery/sample';
import { settingsHandlers } from './handlers.ts';

/** Mock handlers of settings, and the reset of their sample. */
export const settingsMocks = { handlers: settingsHandlers, reset: resetSample };
