import { closeDay } from '@servery/api';
import { command, type Command } from '../commands/command.ts';
import { dailyReportOf } from '../reports/index.ts';
import * as rules from './index.ts';

/** The writes of closings. */
export const closingCommands: readonly Command[] = [
  command(closeDay, async ({ body: { merchant_id: requested, ...input } }, unit) => {
    const merchant_id = await unit.merchant(requested);
    const { state, context } = await unit.closings.lock(merchant_id);
    rules.requireReady(state, input, context);
    const days = rules.closingDays(state, context.business_date);
    const report = dailyReportOf(await unit.closings.facts(merchant_id, days));
    const closing = rules.closeDay(state, report, context);
    await unit.closings.save(closing);
    return closing;
  }),
];
