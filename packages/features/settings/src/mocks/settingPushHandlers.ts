import { listSettingPushes, previewSettingPush } from '@servery/api';
import { settingPushCommands } from '@servery/domain/commands';
import * as rules from '@servery/domain/setting-pushes';
import { settingGroupAt } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';

/** MSW handlers of pushes of settings, backed by the sample. */
export const settingPushHandlers = [
  answer(previewSettingPush, ({ query: { merchant_id, section }, ctx }) =>
    rules.previewSettingPush(
      settingGroupAt(ctx.world, ctx.scope(''), merchant_id),
      section,
      ctx.now,
    ),
  ),
  answer(listSettingPushes, ({ query, ctx }) => {
    const { section, start, length } = query;
    const merchant_id = ctx.one(query.merchant_id);
    const scope = ctx.scope('');
    const rows = ctx.world.settingPushes
      .of(scope)
      .filter(
        (push) =>
          [push, ...push.outlets].some((one) => one.merchant_id === merchant_id) &&
          (section === '' || push.section === section),
      )
      .map((push) => {
        const isReachable = push.outlets.every((outlet) => scope.includes(outlet.merchant_id));
        return rules.showSettingPush(push, ctx.now, isReachable);
      })
      .toReversed();
    return { aaData: rows.slice(start, start + length), total: rows.length };
  }),
  ...answerCommands(settingPushCommands),
];
