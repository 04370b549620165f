import { listSettingChanges, type SettingChange } from '@servery/api';
import { useCall } from '@servery/api/swr';
import { LoadState, useFormat } from '@servery/screens';
import { ListPages } from '@servery/screens/list';
import { Card, ClockIcon, EmptyState, Timeline, TimelineEvent } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChangeText } from '../hooks/useChangeText.ts';
import { historyMessages as messages } from '../messages/history.ts';
import { sectionMessages } from '../messages/settings.ts';
import * as styles from './settings.css.ts';

const length = 20;

/** Who changed which setting, when, from what to what: the newest first. */
export function History({ merchantId }: { merchantId: number | '' }) {
  const { formatMessage } = useIntl();
  const { dateTime } = useFormat(merchantId || undefined);
  const [page, setPage] = useState(1);
  const changeText = useChangeText(merchantId);
  const { data, error, mutate } = useCall(
    listSettingChanges,
    { query: { id: merchantId, start: (page - 1) * length, length } },
    { keepPreviousData: true },
  );
  const titleOf = ({ section, from, is_cancelled }: SettingChange) => {
    const name = formatMessage(sectionMessages[section]);
    if (from === null) return name;
    const text = is_cancelled ? messages.cancelled : messages.from;
    return formatMessage(text, { section: name, time: dateTime(from) });
  };
  if (!data)
    return (
      <LoadState
        error={error}
        title={formatMessage(messages.failed)}
        forbidden={formatMessage(messages.right)}
        onRetry={mutate}
      />
    );
  if (data.total === 0)
    return (
      <EmptyState icon={<ClockIcon />} title={formatMessage(messages.empty)}>
        {formatMessage(messages.emptyText)}
      </EmptyState>
    );
  return (
    <Card title={formatMessage(sectionMessages.history)} padding="l">
      <div className={styles.stack}>
        <Timeline label={formatMessage(messages.list)}>
          {data.aaData.map((change) => (
            <TimelineEvent
              key={change.id}
              title={titleOf(change)}
              time={formatMessage(messages.by, { time: dateTime(change.at), name: change.by })}
              dateTime={change.at}
            >
              <ul className={styles.plain}>
                {change.changes.map((one) => (
                  <li key={one.field}>
                    <bdi>{changeText(one)}</bdi>
                  </li>
                ))}
              </ul>
            </TimelineEvent>
          ))}
        </Timeline>
        <ListPages
          label={formatMessage(messages.pages)}
          total={data.total}
          page={page}
          pageLength={length}
          onChange={setPage}
        />
      </div>
    </Card>
  );
}
