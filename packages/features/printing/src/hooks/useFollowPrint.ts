import { getPrintJob, Problem, type Client, type PrintJob } from '@servery/api';
import { useClient } from '@servery/api/client';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonMessages, failureTextMessages, printMessages as messages } from '../messages.ts';

const everyMs = 1_000;
/** The time after which someone should check the printer. */
const stuckMs = 20_000;
const maxMs = 120_000;

const isWaiting = ({ state }: PrintJob) =>
  state === 'queued' || state === 'sending' || state === 'failed';

const rest = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Yields the current state of a job once per second until it is no longer waiting, can't be found
 * or the time is up.
 */
async function* watched({ call }: Client, job: PrintJob): AsyncGenerator<PrintJob> {
  const end = performance.now() + maxMs;
  let last = job;
  while (isWaiting(last) && performance.now() < end) {
    await rest(everyMs);
    try {
      last = await call(getPrintJob, { params: { id: job.id } });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // Keep trying while offline; stop if the job can't be loaded for another reason.
      if (error.code !== 'offline') return;
      continue;
    }
    yield last;
  }
}

/**
 * Follows a job until it is printed, in one toast that outlives the component: the printer it waits
 * for, any problem with a next step, and the result. `onShow` opens the job.
 */
export function useFollowPrint(onShow?: (job: PrintJob) => void) {
  const client = useClient();
  const { formatMessage } = useIntl();
  return async (job: PrintJob): Promise<void> => {
    const { title } = job;
    const show = onShow && {
      action: { label: formatMessage(messages.show), onPress: () => onShow(job) },
    };
    const queued = formatMessage(messages.queued, { title, printer: job.printer.name });
    const id = toast.show({ title: formatMessage(messages.sent), text: queued, isPending: true });
    const start = performance.now();
    let last = job;
    for await (const now of watched(client, job)) {
      last = now;
      const printer = now.printer.name;
      const text = now.failure && formatMessage(failureTextMessages[now.failure]);
      if (text)
        toast.update(id, {
          tone: 'warning',
          title: formatMessage(messages.cantPrint, { printer }),
          text,
          ...show,
        });
      else if (performance.now() - start > stuckMs)
        toast.update(id, {
          tone: 'warning',
          title: formatMessage(messages.late, { printer }),
          text: formatMessage(messages.lateText),
          ...show,
        });
    }
    toast.dismiss(id);
    const printer = last.printer.name;
    if (last.state === 'printed')
      toast.success({
        title: formatMessage(commonMessages.success),
        text: formatMessage(messages.printed, { title, printer }),
      });
    if (last.state === 'dead')
      toast.error({
        title: formatMessage(messages.given, { title, printer }),
        text: formatMessage(failureTextMessages[last.failure ?? 'lost']),
        duration: Infinity,
        ...show,
      });
  };
}
