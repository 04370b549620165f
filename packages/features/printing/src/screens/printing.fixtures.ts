import type { PrintFailure } from '@servery/api';
import { expireJob, finish, newJob, startSending, testPageOf } from '@servery/domain/printing';
import { sample } from '@servery/sample';

const merchant_id = 101;

/** Returns a printer of the first outlet by name, for stories. */
export const printerNamed = (name: string) =>
  sample()
    .prints.printersOf(merchant_id)
    .find((printer) => printer.name === name)!;

const doing = () => ({ by: 'Muthu Krishnan', now: sample().now() });

/** Queues a test page on a printer that has failed the given number of times, for stories. */
export function waitingJob(name: string, failures = 0, failure: PrintFailure = 'paper_out') {
  const world = sample();
  const printer = printerNamed(name);
  const paper = world.prints.paper(world.merchant(merchant_id));
  const document = testPageOf(printer, paper, world.now());
  let job = newJob({ document }, printer, { ...doing(), id: world.nextId() });
  for (let i = 0; i < failures; i += 1) {
    job = startSending({ ...job, next_at: null }, printer, { ...doing(), seconds: 30 });
    const outcome = { is: 'failed', failure, has_begun: false } as const;
    job = finish(job, outcome, { printer, fallback: null }, doing());
  }
  world.prints.save(job);
  return job;
}

/**
 * Fills the queue with one waiting job, one that will be retried and one that was given up, for
 * stories.
 */
export function troubledQueue(): void {
  waitingJob('Front counter');
  waitingJob('Bar', 2);
  waitingJob('Bar', 5, 'unreachable');
}

/** Queues the opening of a cash drawer that the printer didn't take, for stories. */
export function closedDrawer(): void {
  const world = sample();
  const printer = printerNamed('Front counter');
  const { template, messages } = world.prints.paper(world.merchant(merchant_id));
  const document = {
    kind: 'drawer' as const,
    title: messages.drawer,
    language: template.language,
    direction: 'ltr' as const,
    copy_mark: messages.copy,
    blocks: [{ type: 'drawer' as const }],
  };
  const now = sample().now();
  const job = newJob({ document, seconds: 15 }, printer, { ...doing(), id: world.nextId() });
  world.prints.save(expireJob(job, printer, now));
}
