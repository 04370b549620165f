import { downloadMerchantDocument, getMerchantDocuments, getSetUpGuide } from '@servery/api';
import { documentCommands, setUpGuideCommands } from '@servery/domain/commands';
import { documentsAt, merchantRecordOf, setUpCountsOf } from '@servery/sample';
import { answer, answerCommands } from '@servery/sample/answer';
import { showDocuments } from '@servery/domain/documents';
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
  answer(getMerchantDocuments, ({ query, ctx }) =>
    showDocuments(documentsAt(ctx.world, ctx.one(query.merchant_id))),
  ),
  answer(downloadMerchantDocument, ({ params, ctx: { world, me } }) =>
    world.documents.fileOf(world.documents.one(me.merchant_ids, params.id)),
  ),
  ...answerCommands(documentCommands),
];
