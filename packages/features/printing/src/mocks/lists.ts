import type { listPrintJobs, Parsed, Printer, PrintJob } from '@servery/api';
import type { AgentRecord } from '@servery/domain/printing';
import { sortedPage, type RequestContext } from '@servery/sample';
import { matchesSearch, nameKey } from '@servery/domain/search';

interface ListQuery {
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
  merchant_id: number | '';
}

/** Returns one page of print agents, sorted by name. */
export const agentRows = (rows: readonly AgentRecord[], query: ListQuery) =>
  sortedPage(
    rows.filter(({ name }) => matchesSearch(query.search, name)),
    ({ name }) => nameKey(name),
    query,
  );

/** Returns one page of printers, sorted by name. */
export function printerPage(
  ctx: RequestContext,
  query: ListQuery,
): { aaData: Printer[]; total: number } {
  const { prints } = ctx.world;
  const printers = ctx
    .scope(query.merchant_id)
    .flatMap((id) => prints.printersOf(id))
    .filter(({ name, host }) => matchesSearch(query.search, name, host));
  const page = sortedPage(printers, ({ name }) => nameKey(name), query);
  return { ...page, aaData: page.aaData.map((row) => prints.showPrinter(row)) };
}

const groups: Record<string, readonly string[]> = {
  waiting: ['queued', 'sending', 'failed'],
  trouble: ['failed', 'dead'],
};
const isWanted = (choice: string | number, value: string | number | null) =>
  choice === '' || choice === value;

/** Returns one page of print jobs, sorted by age. */
export function jobPage(
  ctx: RequestContext,
  query: Parsed<typeof listPrintJobs>['query'],
): { aaData: PrintJob[]; total: number } {
  const { prints } = ctx.world;
  const scope = ctx.scope(query.merchant_id);
  const states = groups[query.state] ?? (query.state === '' ? null : [query.state]);
  const jobs = [...prints.jobs.values()].filter(
    (job) =>
      scope.includes(job.merchant_id) &&
      (!states || states.includes(job.state)) &&
      isWanted(query.kind, job.document.kind) &&
      isWanted(query.printer_id, job.printer_id) &&
      isWanted(query.order_id, job.order_id) &&
      matchesSearch(
        query.search,
        job.document.title,
        job.order_number,
        prints.beside(job).printer.name,
      ),
  );
  const page = sortedPage(jobs, ({ id }) => id, query);
  return { ...page, aaData: page.aaData.map((job) => prints.show(job)) };
}
