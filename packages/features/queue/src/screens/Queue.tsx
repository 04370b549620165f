import { Button, EmptyState, Heading, Link, PlusIcon, Tabs, UserIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/page.css.ts';
import { QueueForm } from '../components/QueueForm.tsx';
import { QueueMenu } from '../components/QueueMenu.tsx';
import { QueuePanel } from '../components/QueuePanel.tsx';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useBoard } from '../hooks/useBoard.ts';
import { boardWords as words } from '../messages/board.ts';
import { formWords } from '../messages/form.ts';
import { historyWords } from '../messages/history.ts';

export interface QueueProps {
  /** The address from `?` on: which queue is looked at. */
  search: string;
  /** The address is to change. */
  onSearchChange: (next: string) => void;
  /** Where guests join the queue with a token; a camera is given the whole address. */
  joinHref: (token: string) => string;
  /** Where the public display of the queue with a token is. */
  displayHref: (token: string) => string;
  /** Where the past of the queues is looked at. */
  historyHref?: string;
  /** Whose queues, for those who look after several; their own without it. */
  merchantId?: number;
}

const addressOf = (search: string, id: number): string => {
  const next = new URLSearchParams(search);
  next.set('queue', String(id));
  return `?${next}`;
};

/** The queues of a merchant as they happen: who waits, who was called, and what is likely next. */
export function Queue({
  search,
  onSearchChange,
  joinHref,
  displayHref,
  historyHref,
  merchantId,
}: QueueProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { data, error, mutate } = useBoard(merchantId);
  const [isCreating, setCreating] = useState(false);
  const queues = data?.queues ?? [];
  const wanted = new URLSearchParams(search).get('queue');
  const selected = queues.find(({ id }) => String(id) === wanted) ?? queues[0];
  const show = ({ id }: { id: number }) => onSearchChange(addressOf(search, id));

  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        {historyHref && <Link href={historyHref}>{formatMessage(historyWords.open)}</Link>}
        {selected && (
          <QueueMenu
            queue={selected}
            merchantId={merchantId}
            joinHref={joinHref(selected.token)}
            displayHref={displayHref(selected.token)}
            onCreated={show}
          />
        )}
      </div>
      {!data && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />)}
      {data?.queues.length === 0 && (
        <EmptyState
          icon={<UserIcon />}
          title={formatMessage(words.noneTitle)}
          action={
            <Button
              tone="accent"
              emphasis="solid"
              icon={<PlusIcon />}
              onPress={() => setCreating(true)}
            >
              {formatMessage(formWords.create)}
            </Button>
          }
        >
          {formatMessage(words.none)}
        </EmptyState>
      )}
      {selected && (
        <Tabs
          label={formatMessage(words.queues)}
          selectedKey={String(selected.id)}
          onSelectionChange={(id) => show({ id: Number(id) })}
          items={queues.map((queue) => ({
            id: String(queue.id),
            title: queue.name,
            count: formatNumber(queue.waiting_count),
            content: (
              <QueuePanel
                key={queue.id}
                queue={queue}
                entries={(data?.entries ?? []).filter(({ queue_id }) => queue_id === queue.id)}
              />
            ),
          }))}
        />
      )}
      {isCreating && (
        <QueueForm
          queue={null}
          merchantId={merchantId}
          onSaved={show}
          onClose={() => setCreating(false)}
        />
      )}
    </div>
  );
}
