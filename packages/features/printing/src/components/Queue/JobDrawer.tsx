import type { Printer, PrintEvent, PrintJob, PrintJobDetail } from '@servery/api';
import { reportCapabilities } from '@servery/domain/printing';
import { capabilityMessages, problemMessages } from '@servery/screens/messages';
import {
  Badge,
  Banner,
  Drawer,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
  Timeline,
  TimelineEvent,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMoment } from '../../hooks/useMoment.ts';
import { usePrintJob } from '../../hooks/usePrintJob.ts';
import {
  autoMessages,
  didMessages,
  failureTextMessages,
  jobMessages as messages,
  queueMessages,
  stateMessages,
} from '../../messages.ts';
import { PaperPreview } from '../Paper/PaperPreview.tsx';
import { stateTone } from '../stateTone.ts';
import { PrintingLoadError } from '../PrintingLoadError.tsx';
import { JobActions } from './JobActions.tsx';

interface JobDrawerProps {
  id: number;
  /** The job as a list row, if the list contains it; shown until the details load. */
  row: PrintJob | undefined;
  printers: readonly Printer[];
  mayPrint: boolean;
  orderHref?: (id: number) => string;
  onClose: () => void;
}

/** Whether a job was created automatically by a rule. */
const isItself = (did: string, by: string): boolean => did === 'made' && by === 'rule';

function Events({
  events,
  moment,
}: {
  events: readonly PrintEvent[];
  moment: (at: string) => string;
}) {
  const { formatMessage } = useIntl();
  return (
    <Timeline label={formatMessage(messages.events)}>
      {events.map(({ at, by, did, printer, failure }, place) => (
        <TimelineEvent
          // Events are only appended, so their index is a stable key.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          title={formatMessage(isItself(did, by) ? autoMessages.itself : didMessages[did], {
            by,
            printer,
          })}
          time={moment(at)}
          dateTime={at}
        >
          {failure && formatMessage(failureTextMessages[failure])}
        </TimelineEvent>
      ))}
    </Timeline>
  );
}

/** The state of a job with its printer, order and failure. */
function JobState({
  job,
  orderHref,
}: {
  job: PrintJob;
  orderHref: ((id: number) => string) | undefined;
}) {
  const { formatMessage } = useIntl();
  const { state, failure, order, is_copy, first_printer } = job;
  const isOver = state === 'printed' || state === 'cancelled';
  return (
    <>
      <Inline gap="s" align="center">
        <Badge tone={stateTone[state]}>{formatMessage(stateMessages[state])}</Badge>
        <Text tone="muted">
          <bdi>{job.printer.name}</bdi>
          {first_printer && (
            <>
              {' '}
              <bdi>{formatMessage(queueMessages.instead, { name: first_printer.name })}</bdi>
            </>
          )}
        </Text>
        {order && orderHref && (
          <Link href={orderHref(order.id)}>
            {formatMessage(messages.order, { number: order.number })}
          </Link>
        )}
      </Inline>
      {failure && !isOver && (
        <Banner tone={state === 'dead' ? 'danger' : 'warning'}>
          {formatMessage(failureTextMessages[failure])}
        </Banner>
      )}
      {is_copy && !isOver && <Text tone="muted">{formatMessage(messages.markNote)}</Text>}
    </>
  );
}

/** The paper of a job, or the permission that the reader needs to see it. */
function Content({ job: { document, kind, width } }: { job: PrintJobDetail }) {
  const { formatMessage } = useIntl();
  const isHidden = document.blocks.length === 0;
  if (!isHidden || (kind !== 'daily_summary' && kind !== 'shift_report'))
    return <PaperPreview document={document} width={width} />;
  const right = formatMessage(capabilityMessages[reportCapabilities[kind]]);
  return <Text tone="muted">{formatMessage(problemMessages.missingRight, { right })}</Text>;
}

/** One job with its state, content, history and actions. */
export function JobDrawer({ id, row, printers, mayPrint, orderHref, onClose }: JobDrawerProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrintJob(id);
  const moment = useMoment(row?.merchant_id ?? data?.merchant_id);
  const job = data ?? row;
  return (
    <Drawer
      isOpen
      title={job ? <bdi>{job.title}</bdi> : formatMessage(messages.title)}
      onOpenChange={onClose}
      footer={mayPrint && job && <JobActions job={job} printers={printers} />}
    >
      <Stack gap="l" align="stretch">
        {job && <JobState job={job} orderHref={orderHref} />}
        {error && !data && <PrintingLoadError error={error} onRetry={mutate} />}
        {!data && !error && <Skeleton lines={10} />}
        {data && (
          <>
            <Content job={data} />
            <Events events={data.events} moment={moment} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
