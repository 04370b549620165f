import {
  Problem,
  reportPrintJob,
  takePrintJob,
  type Answer,
  type Client,
  type Printer,
} from '@servery/api';
import { isPrinterPort, isPrivateAddress, type Outcome } from '@servery/domain/printing';
import type { PrintingSettings } from '../printing/settings.ts';
import { sendTo } from '../printing/tcp.ts';
import { Backoff, rest } from './rest.ts';

/** What an agent works with. */
export interface AgentTools {
  client: Client;
  /** How printers are reached, where it is not as usual. */
  printing?: PrintingSettings;
  /** The first wait after something did not work, in milliseconds. */
  firstWaitMs?: number;
  say: (line: string) => void;
  signal: AbortSignal;
}

type Taken = NonNullable<Answer<typeof takePrintJob>['taken']>;

const waitSeconds = 20;
/** The server gives a job up a minute after it was taken; sending takes a quarter of one at most. */
const freshMs = 40_000;

/** Both clocks: one that nobody sets, and one that goes on while a machine sleeps. */
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
  asked: ReturnType<typeof clocks>,
): Promise<Outcome> {
  // Nobody waits for this any more: the server may have given it to another printer.
  if (msSince(asked) > freshMs) return { is: 'failed', failure: 'lost', has_begun: false };
  if (!isPrivateAddress(address.host) || !isPrinterPort(address.port))
    return { is: 'failed', failure: 'not_allowed', has_begun: false };
  const bytes = Buffer.from(taken.bytes, 'base64');
  // What is on its way to the paper is not stopped, whoever stops the agent.
  return sendTo(address, bytes, printing ?? {}, new AbortController().signal);
}

/** Says how it went until the server has heard it, or does not care any more: an outcome that is lost would be printed again. */
async function report(tools: AgentTools, { job, attempt }: Taken, outcome: Outcome) {
  const { client, say, signal, firstWaitMs } = tools;
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
        say(`${job.title}: the server had given it up; it says COPY when it comes again.`);
        return;
      }
      // One who is stopped has no more time: the server takes silence for the worst.
      if (signal.aborted) return;
      await rest(backoff.next(), signal);
    }
  }
}

/** Prints the jobs of one printer, one after the other, until it is told to stop. Rejects once the agent is signed out. */
export async function runLane(
  tools: AgentTools,
  printer: Pick<Printer, 'id' | 'name'>,
  address: { host: string; port: number },
): Promise<void> {
  const { client, say, signal, firstWaitMs } = tools;
  const backoff = new Backoff(firstWaitMs);
  while (!signal.aborted) {
    const asked = clocks();
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
    const outcome = await sent(taken, address, tools, asked);
    say(
      `${printer.name}: ${taken.job.title} ${outcome.is === 'printed' ? 'printed' : `not printed (${outcome.failure})`}.`,
    );
    await report(tools, taken, outcome);
  }
}
