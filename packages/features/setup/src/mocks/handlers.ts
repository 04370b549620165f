import { getSetUpGuide, listMenuSources } from '@servery/api';
import { menuCopyCommands, setUpGuideCommands } from '@servery/domain/commands';
import { countMenu, hasMenu } from '@servery/domain/menu';
import { byName } from '@servery/domain/search';
import { settingsAt } from '@servery/domain/settings';
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
  answer(listMenuSources, ({ query, ctx }) => {
    const { world } = ctx;
    const merchant_id = ctx.one(query.merchant_id);
    const { parent } = world.merchant(merchant_id);
    if (hasMenu(world.menus.of(merchant_id))) return { sources: [] };
    const sources = ctx
      .scope('')
      .map((id) => world.merchant(id))
      .filter(({ id, parent: its }) => id !== merchant_id && its?.id === parent?.id)
      .filter(({ id }) => world.menus.of(id).items.length > 0)
      .map(({ id, name, settings }) => {
        const { tax_classes } = settingsAt(settings, world.now());
        return { id, name, ...countMenu(world.menus.of(id), tax_classes) };
      });
    return { sources: sources.toSorted(byName) };
  }),
  ...answerCommands(menuCopyCommands),
];
