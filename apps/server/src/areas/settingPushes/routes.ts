import { listSettingPushes, previewSettingPush } from '@servery/api';
import { settingPushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/setting-pushes';
import { read } from '../../http/route.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { settingGroup } from './group.ts';
import { pageOfSettingPushes } from './list.ts';

/** The routes of pushes of settings. */
export const settingPushRoutes = [
  read(previewSettingPush, async ({ query: { merchant_id, section }, ctx }) =>
    rules.previewSettingPush(
      await settingGroup(ctx.sql, ctx.caller.scope, merchant_id),
      section,
      ctx.now,
    ),
  ),
  read(listSettingPushes, ({ query, ctx }) => pageOfSettingPushes(ctx, query)),
  ...commandRoutes(settingPushCommands),
];
