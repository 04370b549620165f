import {
  downloadMerchantDocument,
  getMerchantDocuments,
  getSample,
  getSetUpGuide,
  listMenuSources,
  removeSample,
} from '@servery/api';
import { documentCommands, menuCopyCommands, setUpGuideCommands } from '@servery/domain/commands';
import { countMenu, hasMenu } from '@servery/domain/menu';
import { byName } from '@servery/domain/search';
import { settingsAt } from '@servery/domain/settings';
import { documentsAt, isSameGroup, merchantRecordOf, setUpCountsOf } from '@servery/sample';
import { answer, answerCommands, answerOnce } from '@servery/sample/answer';
import { showDocuments } from '@servery/domain/documents';
import { sampleFor, sampleToRemove } from '@servery/domain/platform';
import { showSetUpGuide } from '@servery/domain/set-up';
import type { HttpHandler } from 'msw';

/** The mock handlers of the set-up guide and of documents. */
export const setupHandlers: readonly HttpHandler[] = [
  answer(getSetUpGuide, ({ query, ctx }) => {
    const merchant_id = ctx.one(query.merchant_id);
    const merchant = ctx.world.merchant(merchant_id);
    return showSetUpGuide(
      merchantRecordOf(merchant),
      setUpCountsOf(ctx.world, merchant_id),
      ctx.now,
    );
  }),
  ...answerCommands(setUpGuideCommands),
  answer(listMenuSources, ({ query, ctx }) => {
    const { world } = ctx;
    const merchant_id = ctx.one(query.merchant_id);
    const target = world.merchant(merchant_id);
    if (hasMenu(world.menus.of(merchant_id))) return { sources: [] };
    const sources = ctx
      .scope('')
      .map((id) => world.merchant(id))
      .filter((other) => other !== target && isSameGroup(world, merchant_id, other.id))
      .filter(({ id }) => world.menus.of(id).items.length > 0)
      .map(({ id, name, settings }) => {
        const { tax_classes } = settingsAt(settings, world.now());
        return { id, name, ...countMenu(world.menus.of(id), tax_classes) };
      });
    return { sources: sources.toSorted(byName) };
  }),
  ...answerCommands(menuCopyCommands),
  answer(getMerchantDocuments, ({ query, ctx }) =>
    showDocuments(documentsAt(ctx.world, ctx.one(query.merchant_id))),
  ),
  answer(downloadMerchantDocument, ({ params, ctx: { world, me } }) =>
    world.documents.fileOf(world.documents.one(me.merchant_ids, params.id)),
  ),
  ...answerCommands(documentCommands),
  answer(getSample, ({ ctx }) => sampleFor(ctx.me, ctx.world.merchants)),
  answerOnce(removeSample, ({ body: { confirm }, ctx: { me, world } }) =>
    world.exclusive(async () => {
      const { merchants } = sampleToRemove(me, world.merchants, confirm);
      return { merchants, people: merchants.length > 0 ? world.removeSample(me.id) : 0 };
    }),
  ),
];
