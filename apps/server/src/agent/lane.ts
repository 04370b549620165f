import {
  Problem,
  reportPrintJob,
  takePrintJob,
  type Answer,
  type Client,
  type Printer,
} from '@servery/api';
import { isPrinterPort, isPrivateAddress, type Outcome } from '@servery/domain/printing';
import type { PrintingSettings } from '../printingSettings.ts';
import { sendTo } from '../outside/printers/sendTo.ts';
import { Backoff, rest } from './rest.ts';

/** The dependencies of an agent. */
export interface AgentTools {
  client: Client;
  /** Overrides of the printing settings. */
  printing?: PrintingSettings;
  /** The first delay before a retry, in milliseconds. */
  firstWaitMs?: number;
  log: (line: string) => void;
  signal: AbortSignal;
}

type Taken = NonNullable<Answer<typeof takePrintJob>['taken']>;

const waitSeconds = 20;
/** The server gives up a job 1 minute after it was taken; sending takes at most 15 seconds. */
const freshMs = 40_000;
/** A cash drawer opens at once or not at all. */
const freshDrawerMs = (waitSeconds + 5) * 1000;

/** Two clocks: a monotonic one that nothing can set, and one that keeps running during sleep. */
const clocks = () => [performance.now(), Date.now()] as const;
const msSince = ([still, wall]: ReturnType<typeof clocks>): number =>
  Math.max(performance.now() - still, Date.now() - wall);

const over = new Set(['notAllowedNow', 'notFound']);
const isOut = (error: unknown) =>
  error instanceof Problem && (error.code === 'sessionExpired' || error.code === 'forbidden');

async function sent(
  taken: Taken,
  address: { host: string; port: number },
  { printing }: AgentTools,
  requestedAt: ReturnType<typeof clocks>,
): Promise<Outcome> {
  // Too late: the server may have given the job to another printer already.
  const limit = taken.job.kind === 'drawer' ? freshDrawerMs : freshMs;
  if (msSince(requestedAt) > limit) return { is: 'failed', failure: 'lost', has_begun: false };
  if (!isPrivateAddress(address.host) || !isPrinterPort(address.port))
    return { is: 'failed', failure: 'not_allowed', has_begun: false };
  const bytes = Buffer.from(taken.bytes, 'base64');
  // A job that is being sent is finished even if the agent is stopped.
  return sendTo(address, bytes, printing ?? {}, new AbortController().signal);
}

/**
 * Reports an outcome until the server has accepted it or no longer needs it: a job whose outcome is
 * lost would be printed again.
 */
async function report(tools: AgentTools, { job, attempt }: Taken, outcome: Outcome) {
  const { client, log, signal, firstWaitMs } = tools;
  const backoff = new Backoff(firstWaitMs);
  const idempotencyKey = crypto.randomUUID();
  const body =
    outcome.is === 'printed'
      ? { attempt, outcome: 'printed' as const }
      : {
          attempt,
          outcome: 'failed' as const,
          failure: outcome.failure,
          has_begun: outcome.has_begun,
        };
  for (;;) {
    try {
      await client.call(reportPrintJob, { params: { id: job.id }, body }, { idempotencyKey });
      return;
    } catch (error) {
      if (isOut(error)) throw error;
      if (error instanceof Problem && over.has(error.code)) {
        log(
          `${job.title}: the server had already given up on this job. It will be marked COPY if it’s printed again.`,
        );
        return;
      }
      // Don't retry once stopped: the server treats silence as a failed job.
      if (signal.aborted) return;
      await rest(backoff.next(), signal);
    }
  }
}

/**
 * Prints the jobs of one printer one after the other until it is stopped. Rejects once the agent is
 * signed out.
 */
export async function runLane(
  tools: AgentTools,
  printer: Pick<Printer, 'id' | 'name'>,
  address: { host: string; port: number },
): Promise<void> {
  const { client, log, signal, firstWaitMs } = tools;
  const backoff = new Backoff(firstWaitMs);
  while (!signal.aborted) {
    const requestedAt = clocks();
    let taken: Taken | null;
    try {
      const input = { params: { id: printer.id }, body: { wait_seconds: waitSeconds } };
      ({ taken } = await client.call(takePrintJob, input, { signal }));
      backoff.reset();
    } catch (error) {
      if (signal.aborted) return;
      if (isOut(error)) throw error;
      await rest(backoff.next(), signal);
      continue;
    }
    if (!taken) continue;
    const outcome = await sent(taken, address, tools, requestedAt);
    log(
      `${printer.name}: ${taken.job.title} ${outcome.is === 'printed' ? 'printed' : `not printed (${outcome.failure})`}.`,
    );
    await report(tools, taken, outcome);
  }
}
