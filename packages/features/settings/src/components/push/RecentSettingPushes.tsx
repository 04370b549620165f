import type { PushedSection } from '@servery/api';
import { LoadError } from '@servery/screens';
import { Heading } from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSettingPushes } from '../../hooks/useSettingPushes.ts';
import { useUndoPush } from '../../hooks/useUndoPush.ts';
import { pushMessages as messages } from '../../messages/push.ts';
import * as styles from './push.css.ts';
import { RecentSettingPush } from './RecentSettingPush.tsx';

interface RecentSettingPushesProps {
  merchant_id: number;
  section: PushedSection;
}

/** The latest pushes of a section, which can be undone for a day; without any, nothing. */
export function RecentSettingPushes({ merchant_id, section }: RecentSettingPushesProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { data, error, mutate } = useSettingPushes(merchant_id, section);
  const { undo, isUndoing } = useUndoPush();
  const [undoneId, setUndoneId] = useState<number | null>(null);
  if (error)
    return (
      <LoadError
        level={3}
        error={error}
        staleTitle={formatMessage(messages.recentFailed)}
        onRetry={() => mutate()}
      />
    );
  if (!data || data.aaData.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {formatMessage(messages.recent)}
      </Heading>
      <ul className={styles.list} aria-labelledby={titleId}>
        {data.aaData.map((push) => (
          <RecentSettingPush
            key={push.id}
            push={push}
            isUndoing={isUndoing}
            takesFocus={push.id === undoneId}
            onUndo={async () => {
              if (await undo(push)) setUndoneId(push.id);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
