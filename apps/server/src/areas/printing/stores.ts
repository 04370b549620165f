import type { PrintStores } from '@servery/domain/commands';
import type { RequestContext } from '../../http/RequestContext.ts';
import { agentStore } from './agentStore.ts';
import { jobStore } from './jobStore.ts';
import { printContext } from './printContext.ts';
import { printerStore } from './printerStore.ts';
import { printSources } from './sources.ts';
import { templateStore } from './templateStore.ts';

/** Returns the SQL stores of printing. */
export const printStores = (ctx: RequestContext): PrintStores => ({
  context: printContext(ctx),
  agents: agentStore(ctx),
  jobs: jobStore(ctx),
  printers: printerStore(ctx),
  sources: printSources(ctx),
  templates: templateStore(ctx),
});
