import type { Printer, PrintEvent, PrintJob } from '@servery/api';
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
  commonWords,
  autoWords,
  didWords,
  failureTextWords,
  jobWords as words,
  queueWords,
  stateWords,
} from '../../messages.ts';
import { PaperPreview } from '../Paper/PaperPreview.tsx';
import { stateTone } from '../stateTone.ts';
import { Trouble } from '../Trouble.tsx';
import { JobActions } from './JobActions.tsx';

interface JobDrawerProps {
  id: number;
  /** As the list shows it, where it does. */
  row: PrintJob | undefined;
  printers: readonly Printer[];
  mayPrint: boolean;
  orderHref?: (id: number) => string;
  onClose: () => void;
}

/** Whether a job came of what was chosen to be printed, and nobody asked for it. */
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
    <Timeline label={formatMessage(words.events)}>
      {events.map(({ at, by, did, printer, failure }, place) => (
        <TimelineEvent
          // Events are only ever added to: their place is their name.
          // oxlint-disable-next-line react/no-array-index-key
          key={place}
          title={formatMessage(isItself(did, by) ? autoWords.itself : didWords[did], {
            by,
            printer,
          })}
          time={moment(at)}
          dateTime={at}
        >
          {failure && formatMessage(failureTextWords[failure])}
        </TimelineEvent>
      ))}
    </Timeline>
  );
}

/** Where a job stands and why, and what is known of its paper. */
function Standing({
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
        <Badge tone={stateTone[state]}>{formatMessage(stateWords[state])}</Badge>
        <Text tone="muted">
          <bdi>{job.printer.name}</bdi>
          {first_printer && (
            <>
              {' '}
              <bdi>{formatMessage(queueWords.instead, { name: first_printer.name })}</bdi>
            </>
          )}
        </Text>
        {order && orderHref && (
          <Link href={orderHref(order.id)}>
            {formatMessage(words.order, { number: order.number })}
          </Link>
        )}
      </Inline>
      {failure && !isOver && (
        <Banner tone={state === 'dead' ? 'danger' : 'warning'}>
          {formatMessage(failureTextWords[failure])}
        </Banner>
      )}
      {is_copy && !isOver && <Text tone="muted">{formatMessage(words.markNote)}</Text>}
    </>
  );
}

/** One job: how it stands and why, what it prints, what happened to it, and what can be done. */
export function JobDrawer({ id, row, printers, mayPrint, orderHref, onClose }: JobDrawerProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = usePrintJob(id);
  const moment = useMoment(row?.merchant_id ?? data?.merchant_id);
  const job = data ?? row;
  return (
    <Drawer
      isOpen
      title={job ? <bdi>{job.title}</bdi> : formatMessage(words.title)}
      closeLabel={formatMessage(commonWords.close)}
      onOpenChange={onClose}
      footer={mayPrint && job && <JobActions job={job} printers={printers} />}
    >
      <Stack gap="l" align="stretch">
        {job && <Standing job={job} orderHref={orderHref} />}
        {error && !data && <Trouble problem={error} onRetry={() => mutate()} />}
        {!data && !error && <Skeleton lines={10} />}
        {data && (
          <>
            <PaperPreview document={data.document} width={data.width} />
            <Events events={data.events} moment={moment} />
          </>
        )}
      </Stack>
    </Drawer>
  );
}
