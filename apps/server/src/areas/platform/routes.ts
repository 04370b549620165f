import { getPlatformSetting } from '@servery/api';
import { platformCommands } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { platformSettingOf } from './store.ts';

/** The routes of the platform's settings. */
export const platformRoutes = [
  read(getPlatformSetting, ({ query: { type }, ctx }) => platformSettingOf(ctx.sql, type)),
  ...commandRoutes(platformCommands),
];
