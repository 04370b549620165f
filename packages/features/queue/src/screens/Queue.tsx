import { AddButton, ListBody, ListPage, useListView } from '@servery/screens/list';
import { defineView, id, named, scope } from '@servery/screens/view';
import { EmptyState, Link, Tabs, UserIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { QueueForm } from '../components/QueueForm.tsx';
import { QueueMenu } from '../components/QueueMenu.tsx';
import { QueuePanel } from '../components/QueuePanel.tsx';
import { useBoard } from '../hooks/useBoard.ts';
import { boardMessages as messages } from '../messages/board.ts';
import { commonMessages } from '../messages/common.ts';
import { formMessages } from '../messages/form.ts';
import { historyMessages } from '../messages/history.ts';

export interface QueueProps {
  /** The query string of the URL: the selected queue. */
  search: string;
  /** Called with the next query string. */
  onSearchChange: (next: string) => void;
  /** Returns the URL on which guests join the queue with a token; it can be relative. */
  joinHref: (token: string) => string;
  /** Returns the URL of the public display of the queue with a token. */
  displayHref: (token: string) => string;
  /** The URL of the queue history. */
  historyHref?: string;
  /** The merchant whose queues are shown; the person's own by default. */
  merchantId?: number;
}

const boardView = defineView({ queue_id: named('queue', scope(id(''))) });

/** The live queues of a merchant: waiting and called parties, each with its likely next action. */
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
  const { view, change } = useListView(boardView, search, onSearchChange);
  const queues = data?.queues ?? [];
  const selected = queues.find((queue) => queue.id === view.queue_id) ?? queues[0];
  const show = (queue: { id: number }) => change({ queue_id: queue.id });

  return (
    <ListPage
      title={formatMessage(messages.title)}
      actions={
        <>
          {historyHref && <Link href={historyHref}>{formatMessage(historyMessages.open)}</Link>}
          {selected && (
            <QueueMenu
              queue={selected}
              merchantId={merchantId}
              joinHref={joinHref(selected.token)}
              displayHref={displayHref(selected.token)}
              onCreated={show}
            />
          )}
        </>
      }
    >
      <ListBody
        error={error}
        data={data}
        forbidden={formatMessage(commonMessages.refused)}
        onRetry={mutate}
        rows={data?.queues}
        empty={
          <EmptyState
            icon={<UserIcon />}
            title={formatMessage(messages.noneTitle)}
            action={
              <AddButton onPress={() => setCreating(true)}>
                {formatMessage(formMessages.create)}
              </AddButton>
            }
          >
            {formatMessage(messages.none)}
          </EmptyState>
        }
      >
        {() => (
          <Tabs
            label={formatMessage(messages.queues)}
            selectedKey={String(selected?.id)}
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
      </ListBody>
      {isCreating && (
        <QueueForm
          queue={null}
          merchantId={merchantId}
          onSaved={show}
          onClose={() => setCreating(false)}
        />
      )}
    </ListPage>
  );
}
