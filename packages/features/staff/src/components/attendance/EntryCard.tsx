import type { AttendanceEntry } from '@servery/api';
import { breakMinutes } from '@servery/domain/attendance';
import { useFormat } from '@servery/screens';
import {
  Badge,
  Button,
  Card,
  Description,
  DescriptionList,
  Inline,
  Stack,
  Text,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useHours } from '../../hooks/useHours.ts';
import { entryMessages as messages, stateMessages } from '../../messages/attendanceEntry.ts';
import type { EntryChange } from './EntryForms.tsx';

interface EntryCardProps {
  entry: AttendanceEntry;
  merchantId: number | '';
  /** Called with a change of the entry; without it, the entry can't be changed. */
  onChange?: ((change: EntryChange) => void) | undefined;
}

const tones = {
  open: 'info',
  unconfirmed: 'danger',
  closed: 'success',
  confirmed: 'success',
  deleted: 'neutral',
} as const;

/** The history of an entry: its confirmation, its corrections with the times before, its deletion. */
function History({ entry, merchantId }: Pick<EntryCardProps, 'entry' | 'merchantId'>) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const { confirmed, corrections, deleted } = entry;
  return (
    <>
      {confirmed && (
        <Text as="p" tone="muted">
          {formatMessage(messages.confirmedBy, {
            name: confirmed.by,
            time: dateTime(confirmed.at),
          })}
        </Text>
      )}
      {corrections.map(({ at, by, reason, before }) => (
        <Text as="p" tone="muted" key={at}>
          {formatMessage(messages.correctedBy, {
            name: by,
            time: dateTime(at),
            reason,
            start: dateTime(before.clocked_in_at),
            end: before.clocked_out_at === null ? '–' : dateTime(before.clocked_out_at),
          })}
        </Text>
      ))}
      {deleted && (
        <Text as="p" tone="muted">
          {formatMessage(messages.deletedBy, {
            name: deleted.by,
            time: dateTime(deleted.at),
            reason: deleted.reason,
          })}
        </Text>
      )}
    </>
  );
}

/** An entry with its times, its history and what can be done with it. */
export function EntryCard({ entry, merchantId, onChange }: EntryCardProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat(merchantId || undefined);
  const { hours, longDay } = useHours();
  const { business_date, clocked_in_at, clocked_out_at, breaks, deleted, minutes } = entry;
  const state = deleted ? 'deleted' : entry.state;
  const facts: [string, string][] = [
    [formatMessage(messages.in), time(clocked_in_at)],
    [formatMessage(messages.out), clocked_out_at === null ? '–' : time(clocked_out_at)],
    [formatMessage(messages.unpaid), hours(breakMinutes(breaks, false))],
    [formatMessage(messages.paid), hours(breakMinutes(breaks, true))],
    [formatMessage(messages.worked), hours(minutes)],
  ];
  return (
    <Card title={longDay(business_date)} level={3}>
      <Stack gap="m">
        <span>
          <Badge tone={tones[state]}>{formatMessage(stateMessages[state])}</Badge>
        </span>
        <DescriptionList look="pairs">
          {facts.map(([term, fact]) => (
            <Description key={term} term={term}>
              <bdi>{fact}</bdi>
            </Description>
          ))}
        </DescriptionList>
        <History entry={entry} merchantId={merchantId} />
        {onChange && !deleted && (
          <Inline gap="s">
            {state === 'unconfirmed' && (
              <Button tone="accent" onPress={() => onChange('confirm')}>
                {formatMessage(messages.confirmDots)}
              </Button>
            )}
            <Button onPress={() => onChange('correct')}>
              {formatMessage(messages.correctDots)}
            </Button>
            <Button onPress={() => onChange('delete')}>{formatMessage(messages.deleteDots)}</Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
