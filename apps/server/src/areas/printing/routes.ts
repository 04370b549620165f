import {
  getPrintJob,
  getPrintTemplate,
  listPrintAgents,
  listPrinters,
  listPrintJobs,
  previewSummary,
  printCombineReceipt,
  printReceipt,
} from '@servery/api';
import {
  previewCombined,
  previewDay,
  printingCommands,
  printingProcedures,
} from '@servery/domain/commands';
import { previewOf, showJobDetail } from '@servery/domain/printing';
import { commandRoutes, procedureRoutes } from '../commands/commandRoutes.ts';
import { unitOf } from '../commands/unitOf.ts';
import { loadOrder } from '../orders/load.ts';
import { loadShop } from '../orders/shop.ts';
import { agentPage, jobPage, printerPage } from './lists.ts';
import { loadJob, loadPaper, templateOf } from './load.ts';
import { besideOf } from './rows.ts';
import { read } from '../../http/route.ts';
import { known, narrow, oneOf } from '../../http/scope.ts';
import type { RequestContext } from '../../http/RequestContext.ts';

/** Returns the single merchant that a request is about, if there is one. */
const requireMerchant = async (ctx: RequestContext, merchantId: number | '' | null) =>
  oneOf(ctx.caller, await known(ctx.sql, ctx.caller, merchantId));

const reads = [
  read(printReceipt, async ({ query, ctx: { sql, caller, now } }) => {
    const order = await loadOrder(sql, narrow(caller, query.merchant_id), query.order_id);
    return {
      document: previewOf(order, query.type, await loadPaper(sql, order.merchant_id, now), now),
    };
  }),
  read(printCombineReceipt, async ({ query, ctx }) => ({
    document: await previewCombined(unitOf(ctx), query),
  })),
  read(previewSummary, async ({ query: { merchant_id, ...dates }, ctx }) => ({
    document: await previewDay(unitOf(ctx), await requireMerchant(ctx, merchant_id), dates),
  })),
  read(listPrinters, async ({ query, ctx: { sql, caller } }) =>
    printerPage(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(listPrintJobs, async ({ query, ctx: { sql, caller } }) =>
    jobPage(sql, query, narrow(caller, await known(sql, caller, query.merchant_id))),
  ),
  read(getPrintJob, async ({ params, ctx: { sql, caller } }) => {
    const { job, beside } = besideOf(await loadJob(sql, caller.scope, params.id));
    return showJobDetail(job, beside, caller);
  }),
  read(getPrintTemplate, async ({ query, ctx }) => {
    const merchant_id = await requireMerchant(ctx, query.merchant_id);
    return templateOf(ctx.sql, await loadShop(ctx.sql, merchant_id, ctx.now));
  }),
  read(listPrintAgents, async ({ query, ctx }) => {
    const { sql, caller } = ctx;
    return agentPage(ctx, query, narrow(caller, await known(sql, caller, query.merchant_id)));
  }),
];

/** The routes of printers, print jobs, templates and print agents. */
export const printingRoutes = [
  ...reads,
  ...procedureRoutes(printingProcedures),
  ...commandRoutes(printingCommands),
];
