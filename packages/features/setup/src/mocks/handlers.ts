import { getSetUpGuide } from '@servery/api';
import { setUpGuideCommands } from '@servery/domain/commands';
import { merchantRecordOf, setUpCountsOf } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { showSetUpGuide } from '@servery/domain/set-up';
import type { HttpHandler } from 'msw';

/** The mock handlers of the set-up guide. */
export const setupHandlers: readonly HttpHandler[] = [
  answer(getSetUpGuide, ({ query, ctx }) => {
    const merchant_id = ctx.one(query.merchant_id);
    const merchant = ctx.world.merchant(merchant_id);
    return showSetUpGuide(merchantRecordOf(merchant), setUpCountsOf(ctx.world, merchant_id));
  }),
  ...answerCommands(setUpGuideCommands),
];
