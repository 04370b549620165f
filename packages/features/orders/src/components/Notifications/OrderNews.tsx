import type { OrderRow, Problem } from '@servery/api';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  LinkButton,
  LockIcon,
  SuccessIcon,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMissingRight, useProblemWords } from '../../hooks/useProblemWords.ts';
import { newsWords } from '../../messages/news.ts';
import { capabilityWords } from '../../messages/capabilities.ts';
import type { News } from './news.ts';
import { NewsRow } from './NewsRow.tsx';
import { NewsSkeleton } from './NewsSkeleton.tsx';
import * as styles from './Notifications.css.ts';

const mostRows = 8;

interface OrderNewsProps {
  news: readonly News[] | undefined;
  /** How many there are in all. */
  total: number;
  problem: Problem | undefined;
  onRetry: () => unknown;
  isRead: (news: News) => boolean;
  onOpen: (news: News) => void;
  hrefOf: (order: OrderRow) => string;
  boardHref: string;
  close: () => void;
}

/** The orders that need somebody, at most eight of them, and the way to all. */
export function OrderNews({
  news,
  total,
  problem,
  onRetry,
  isRead,
  onOpen,
  ...props
}: OrderNewsProps) {
  const { formatMessage } = useIntl();
  if (problem?.code === 'forbidden' || (problem && !news))
    return <Trouble problem={problem} onRetry={onRetry} />;
  if (!news) return <NewsSkeleton />;
  return (
    <>
      {problem && <Trouble problem={problem} onRetry={onRetry} isStale />}
      {news.length === 0 ? (
        <EmptyState level={3} icon={<SuccessIcon />} title={formatMessage(newsWords.calm)}>
          {formatMessage(newsWords.calmText)}
        </EmptyState>
      ) : (
        <ul role="list" aria-label={formatMessage(newsWords.orders)} className={styles.list}>
          {news.slice(0, mostRows).map((one) => (
            <NewsRow
              key={one.order.id}
              news={one}
              isRead={isRead(one)}
              href={props.hrefOf(one.order)}
              onOpen={() => onOpen(one)}
            />
          ))}
        </ul>
      )}
      <LinkButton
        href={props.boardHref}
        tone="neutral"
        emphasis="outline"
        isWide
        onPress={props.close}
      >
        {total > mostRows
          ? formatMessage(newsWords.all, { count: total })
          : formatMessage(newsWords.board)}
      </LinkButton>
    </>
  );
}

interface TroubleProps {
  problem: Problem;
  onRetry: () => unknown;
  /** Whether rows of before stand under it. */
  isStale?: boolean;
}

function Trouble({ problem, onRetry, isStale }: TroubleProps) {
  const { formatMessage } = useIntl();
  const words = useProblemWords();
  const missing = useMissingRight();
  if (problem.code === 'forbidden')
    return (
      <EmptyState level={3} icon={<LockIcon />} title={formatMessage(newsWords.refused)}>
        {formatMessage(newsWords.refusedText, {
          right: missing(problem) ?? formatMessage(capabilityWords['order.view']),
        })}
      </EmptyState>
    );
  const retry = (
    <Button size="s" onPress={onRetry}>
      {formatMessage(newsWords.retry)}
    </Button>
  );
  if (isStale)
    return (
      <Banner tone="warning" title={formatMessage(newsWords.stale)} action={retry}>
        {words(problem)}
      </Banner>
    );
  return (
    <FailedState
      level={3}
      title={formatMessage(newsWords.failed)}
      words={{ text: words(problem), retry: formatMessage(newsWords.retry) }}
      onRetry={onRetry}
    />
  );
}
