import { dayOf } from '@servery/domain/template';
import { Heading, Stack, VisuallyHidden } from '@servery/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Boards } from '../components/Boards.tsx';
import { OpenTask } from '../components/OpenTask.tsx';
import { Failed, NoBoards, NoResult, Waiting } from '../components/States.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { finds, isFiltered } from '../find.ts';
import { useKanban } from '../hooks/useKanban.ts';
import { readKanban, writeKanban, type KanbanView } from '../kanbanView.ts';
import { boardWords as words, countWords } from '../messages/boards.ts';

export interface KanbanProps {
  /** The address from `/apps/kanban` on: what is looked for, and which task is open. */
  address: string;
  /** The next one; `isTyping` where it needs no entry in the history. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
  /** Whose name stands under a comment. */
  me?: string | undefined;
}

const everything: Partial<KanbanView> = { q: '', label: '', assignee: '' };

/** The template's kanban: orders and chores on boards, from what is new to what is done. */
export function Kanban({ address, onAddressChange, me }: KanbanProps) {
  const { formatMessage } = useIntl();
  const view = readKanban(address);
  const { boards, tasks, people, hasFailed, retry, actions } = useKanban();
  const [today] = useState(() => dayOf(new Date()));
  const change = (part: Partial<KanbanView>, isTyping = false) =>
    onAddressChange(writeKanban(address, part), isTyping);
  // Whoever types is served first, the boards as soon as they can.
  const { q, label, assignee } = view;
  const filter = useDeferredValue(useMemo(() => ({ q, label, assignee }), [q, label, assignee]));
  const isThere = boards !== undefined && tasks !== undefined;
  const count = useMemo(() => tasks?.filter(finds(filter)).length, [tasks, filter]);

  const content = () => {
    if (!isThere) return hasFailed ? <Failed onRetry={retry} /> : <Waiting />;
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
      <Heading level={1}>{formatMessage(words.title)}</Heading>
      <Toolbar view={view} people={people} onChange={change} />
      <VisuallyHidden isLive>
        {count !== undefined && formatMessage(countWords, { count })}
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
