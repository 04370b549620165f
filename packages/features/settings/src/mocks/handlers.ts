import { getPlatformSetting, getSettings, listSettingChanges, showFeature } from '@servery/api';
import { featureCommands, platformCommands, settingCommands } from '@servery/domain/commands';
import { showFeatures } from '@servery/domain/features';
import { showSettings } from '@servery/domain/settings';
import { settingFactsOf } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { settingPushHandlers } from './settingPushHandlers.ts';

/** The mock handlers of settings. */
export const settingsHandlers = [
  answer(getSettings, ({ query, ctx }) => {
    const id = ctx.one(query.id, 'id');
    return showSettings(ctx.world.storedMerchant(id), settingFactsOf(ctx.world, id), ctx.now);
  }),
  answer(listSettingChanges, ({ query, ctx }) => {
    const { section, start, length } = query;
    const changes = ctx.world
      .settingChanges(ctx.one(query.id, 'id'))
      .filter((change) => section === '' || change.section === section)
      .map(({ merchant_id: _merchant, ...change }) => change);
    return { aaData: changes.slice(start, start + length), total: changes.length };
  }),
  answer(getPlatformSetting, ({ query, ctx }) => ctx.world.platformSettings[query.type]),
  answer(showFeature, ({ query, ctx }) =>
    showFeatures(ctx.world.storedMerchant(ctx.one(query.merchant_id))),
  ),
  ...answerCommands(featureCommands),
  ...answerCommands(platformCommands),
  ...answerCommands(settingCommands),
  ...settingPushHandlers,
];
