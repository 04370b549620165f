import { dayOf } from '@servery/domain/template';
import { LoadError } from '@servery/screens';
import { Heading, Stack, VisuallyHidden } from '@servery/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Boards } from '../components/Boards.tsx';
import { OpenTask } from '../components/OpenTask.tsx';
import { BoardsSkeleton, NoBoards, NoResult } from '../components/States.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { finds, isFiltered } from '../find.ts';
import { useKanban } from '../hooks/useKanban.ts';
import { readKanban, writeKanban, type KanbanView } from '../kanbanView.ts';
import { boardMessages as messages, countMessages } from '../messages/boards.ts';

export interface KanbanProps {
  /** The URL from `/apps/kanban` on, with the filters and the open task. */
  address: string;
  /** Called with the next URL; `isTyping` replaces the history entry instead of adding one. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
  /** The author name of new comments. */
  me?: string | undefined;
}

const everything: Partial<KanbanView> = { q: '', label: '', assignee: '' };

/** The kanban app of the template: orders and tasks on boards, from new to done. */
export function Kanban({ address, onAddressChange, me }: KanbanProps) {
  const { formatMessage } = useIntl();
  const view = readKanban(address);
  const { boards, tasks, people, error, retry, actions } = useKanban();
  const [today] = useState(() => dayOf(new Date()));
  const change = (part: Partial<KanbanView>, isTyping = false) =>
    onAddressChange(writeKanban(address, part), isTyping);
  // Typing stays responsive; the boards are filtered when there's time.
  const { q, label, assignee } = view;
  const filter = useDeferredValue(useMemo(() => ({ q, label, assignee }), [q, label, assignee]));
  const isThere = boards !== undefined && tasks !== undefined;
  const count = useMemo(() => tasks?.filter(finds(filter)).length, [tasks, filter]);

  const content = () => {
    if (!isThere)
      return error ? (
        <LoadError error={error} title={formatMessage(messages.failed)} onRetry={retry} />
      ) : (
        <BoardsSkeleton />
      );
    if (boards.length === 0) return <NoBoards onAdd={actions.addBoard} />;
    if (count === 0 && isFiltered(filter)) return <NoResult onClear={() => change(everything)} />;
    return (
      <Boards
        boards={boards}
        tasks={tasks}
        filter={filter}
        address={writeKanban(address, { open: null })}
        today={today}
        actions={actions}
      />
    );
  };
  return (
    <Stack gap="m">
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      <Toolbar view={view} people={people} onChange={change} />
      <VisuallyHidden isLive>
        {count !== undefined && formatMessage(countMessages, { count })}
      </VisuallyHidden>
      {content()}
      {isThere && (
        <OpenTask
          id={view.open}
          boards={boards}
          tasks={tasks}
          people={people}
          me={me}
          actions={actions}
          onClose={() => change({ open: null }, true)}
        />
      )}
    </Stack>
  );
}
