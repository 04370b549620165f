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
import { previewOf, showAgent, showJobDetail } from '@servery/domain/printing';
import { unitOf } from '@servery/sample';
import { answer, answerCommands, answerProcedures } from '@servery/sample/answer';
import { agentRows, jobPage, printerPage } from './lists.ts';

const reads = [
  answer(printReceipt, ({ query, ctx }) => {
    ctx.scope(query.merchant_id);
    const order = ctx.order(query.order_id);
    const paper = ctx.world.prints.paper(ctx.world.merchant(order.merchant_id));
    return { document: previewOf(order, query.type, paper, ctx.now) };
  }),
  answer(printCombineReceipt, async ({ query, ctx }) => ({
    document: await previewCombined(unitOf(ctx), query),
  })),
  answer(previewSummary, async ({ query: { merchant_id, ...dates }, ctx }) => ({
    document: await previewDay(unitOf(ctx), ctx.one(merchant_id), dates),
  })),
  answer(listPrinters, ({ query, ctx }) => printerPage(ctx, query)),
  answer(listPrintJobs, ({ query, ctx }) => jobPage(ctx, query)),
  answer(getPrintJob, ({ params, ctx }) => {
    const { prints } = ctx.world;
    const job = prints.job(params.id);
    ctx.scope(job.merchant_id);
    return showJobDetail(job, prints.beside(job), ctx.actor);
  }),
  answer(listPrintAgents, ({ query, ctx }) => {
    const scope = ctx.scope(query.merchant_id);
    const agents = [...ctx.world.prints.agents.values()]
      .map(({ agent }) => agent)
      .filter(({ merchant_id }) => scope.includes(merchant_id));
    const { aaData, total } = agentRows(agents, query);
    return { aaData: aaData.map((agent) => showAgent(agent, ctx.now)), total };
  }),
  answer(getPrintTemplate, ({ query, ctx }) => {
    const { world } = ctx;
    return world.prints.template(world.merchant(ctx.one(query.merchant_id)));
  }),
];

/**
 * One mock handler per endpoint of printing. `printNamed` comes last, because its path also matches
 * others.
 */
export const printingHandlers = [
  ...reads,
  ...answerProcedures(printingProcedures),
  ...answerCommands(printingCommands),
];
