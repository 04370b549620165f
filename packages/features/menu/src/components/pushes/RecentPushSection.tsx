import type { Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { Heading } from '@servery/ui';
import { useId, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { priceMessages as messages } from '../../messages/prices.ts';
import * as styles from './pushes.css.ts';
import type { RecentPush, RecentPushState } from './RecentPushRow.tsx';

interface RecentPushSectionProps<Push> {
  data: { aaData: readonly Push[] } | undefined;
  error: Problem | undefined;
  onRetry: () => unknown;
  /** Undoes a push; returns whether it was undone. */
  undo: (push: Push) => Promise<boolean>;
  isUndoing: boolean;
  /** Renders a row of the list. */
  row: (push: Push, state: RecentPushState) => ReactNode;
}

/** The latest pushes, which can be undone for a day; without any, nothing. */
export function RecentPushSection<Push extends RecentPush>({
  data,
  error,
  onRetry,
  undo,
  isUndoing,
  row,
}: RecentPushSectionProps<Push>) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [undoneId, setUndoneId] = useState<number | null>(null);
  if (error)
    return (
      <LoadError
        level={3}
        error={error}
        staleTitle={formatMessage(messages.recentFailed)}
        onRetry={onRetry}
      />
    );
  if (!data || data.aaData.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} id={titleId}>
        {formatMessage(messages.recent)}
      </Heading>
      <ul className={styles.list} aria-labelledby={titleId}>
        {data.aaData.map((push) =>
          row(push, {
            isUndoing,
            takesFocus: push.id === undoneId,
            onUndo: async () => {
              if (await undo(push)) setUndoneId(push.id);
            },
          }),
        )}
      </ul>
    </section>
  );
}
