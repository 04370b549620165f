import { getPrintJob, Problem, type Client, type PrintJob } from '@servery/api';
import { useClient } from '@servery/api/client';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords, failureTextWords, printWords as words } from '../messages.ts';

const everyMs = 1_000;
/** From then on somebody should look at the printer. */
const stuckMs = 20_000;
const mostMs = 120_000;

const isWaiting = ({ state }: PrintJob) =>
  state === 'queued' || state === 'sending' || state === 'failed';

const rest = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** A job as it is from time to time, until it waits no more or nobody knows of it. */
async function* watched({ call }: Client, job: PrintJob): AsyncGenerator<PrintJob> {
  const end = performance.now() + mostMs;
  let last = job;
  while (isWaiting(last) && performance.now() < end) {
    await rest(everyMs);
    try {
      last = await call(getPrintJob, { params: { id: job.id } });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // A network that is away comes back; a job that is gone does not.
      if (error.code !== 'offline') return;
      continue;
    }
    yield last;
  }
}

/**
 * Follows a job to the paper in one toast, also when what asked for it has gone: on which printer it
 * waits, what is wrong with that one and what to do, and that it came out. `onShow` opens the job.
 */
export function useFollowPrint(onShow?: (job: PrintJob) => void) {
  const client = useClient();
  const { formatMessage } = useIntl();
  return async (job: PrintJob): Promise<void> => {
    const { title } = job;
    const show = onShow && {
      action: { label: formatMessage(words.show), onPress: () => onShow(job) },
    };
    const queued = formatMessage(words.queued, { title, printer: job.printer.name });
    const id = toast.show({ title: formatMessage(words.sent), text: queued, isPending: true });
    const start = performance.now();
    let last = job;
    for await (const now of watched(client, job)) {
      last = now;
      const printer = now.printer.name;
      const text = now.failure && formatMessage(failureTextWords[now.failure]);
      if (text)
        toast.update(id, {
          tone: 'warning',
          title: formatMessage(words.trouble, { printer }),
          text,
          ...show,
        });
      else if (performance.now() - start > stuckMs)
        toast.update(id, {
          tone: 'warning',
          title: formatMessage(words.late, { printer }),
          text: formatMessage(words.lateText),
          ...show,
        });
    }
    toast.dismiss(id);
    const printer = last.printer.name;
    if (last.state === 'printed')
      toast.success({
        title: formatMessage(commonWords.success),
        text: formatMessage(words.printed, { title, printer }),
      });
    if (last.state === 'dead')
      toast.error({
        title: formatMessage(words.given, { title, printer }),
        text: formatMessage(failureTextWords[last.failure ?? 'lost']),
        duration: Infinity,
        ...show,
      });
  };
}
