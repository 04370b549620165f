import { getSample, getSetUpGuide, removeSample } from '@servery/api';
import { setUpGuideCommands } from '@servery/domain/commands';
import { merchantRecordOf, setUpCountsOf } from '@servery/sample';
import { answer, answerCommands, answerOnce } from '@servery/sample/answer';
import { sampleFor, sampleToRemove } from '@servery/domain/platform';
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
  answer(getSample, ({ ctx }) => sampleFor(ctx.me, ctx.world.merchants)),
  answerOnce(removeSample, ({ body: { confirm }, ctx: { me, world } }) =>
    world.exclusive(async () => {
      const { merchants } = sampleToRemove(me, world.merchants, confirm);
      return { merchants, people: merchants.length > 0 ? world.removeSample(me.id) : 0 };
    }),
  ),
];
