import type { listPrintJobs, Parsed, Printer, PrintJob } from '@servery/api';
import type { AgentRecord } from '@servery/domain/printing';
import type { Visit } from '@servery/domain/sample';

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const found = (search: string, ...texts: readonly string[]) =>
  texts.some((text) => plain(text).includes(plain(search)));
const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);

interface ListQuery {
  search: string;
  start: number;
  length: number;
  order: 'asc' | 'desc';
  merchant_id: number | '';
}

const pageOf = <T extends { id: number }>(
  rows: readonly T[],
  keyOf: (row: T) => string | number,
  { start, length, order }: ListQuery,
) => {
  const way = order === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => way * (compare(keyOf(a), keyOf(b)) || a.id - b.id));
  return { aaData: sorted.slice(start, start + length), total: rows.length };
};

/** One page of print agents, by name. */
export const agentRows = (rows: readonly AgentRecord[], query: ListQuery) =>
  pageOf(
    rows.filter(({ name }) => found(query.search, name)),
    ({ name }) => name.toLowerCase(),
    query,
  );

/** One page of printers, by name. */
export function printerPage(visit: Visit, query: ListQuery): { aaData: Printer[]; total: number } {
  const { prints } = visit.world;
  const printers = visit
    .scope(query.merchant_id)
    .flatMap((id) => prints.printersOf(id))
    .filter(({ name, host }) => found(query.search, name, host));
  const page = pageOf(printers, ({ name }) => name.toLowerCase(), query);
  return { ...page, aaData: page.aaData.map((one) => prints.showPrinter(one)) };
}

const groups: Record<string, readonly string[]> = {
  waiting: ['queued', 'sending', 'failed'],
  trouble: ['failed', 'dead'],
};
const isWanted = (choice: string | number, value: string | number | null) =>
  choice === '' || choice === value;

/** One page of print jobs, by age. */
export function jobPage(
  visit: Visit,
  query: Parsed<typeof listPrintJobs>['query'],
): { aaData: PrintJob[]; total: number } {
  const { prints } = visit.world;
  const scope = visit.scope(query.merchant_id);
  const states = groups[query.state] ?? (query.state === '' ? null : [query.state]);
  const jobs = [...prints.jobs.values()].filter(
    (job) =>
      scope.includes(job.merchant_id) &&
      (!states || states.includes(job.state)) &&
      isWanted(query.kind, job.document.kind) &&
      isWanted(query.printer_id, job.printer_id) &&
      isWanted(query.order_id, job.order_id) &&
      found(query.search, job.document.title, job.order_number, prints.beside(job).printer.name),
  );
  const page = pageOf(jobs, ({ id }) => id, query);
  return { ...page, aaData: page.aaData.map((job) => prints.show(job)) };
}
