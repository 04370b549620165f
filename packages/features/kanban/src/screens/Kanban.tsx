import {
  Button,
  Drawer,
  EmptyState,
  ErrorIcon,
  Heading,
  LayoutIcon,
  SearchIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Boards } from '../components/Boards.tsx';
import { board, boards as boardsLook } from '../components/boards.css.ts';
import { Composer } from '../components/Composer.tsx';
import { TaskForm } from '../components/TaskForm.tsx';
import { Toolbar } from '../components/Toolbar.tsx';
import { dayOf } from '../dayOf.ts';
import { finds, isFiltered } from '../find.ts';
import { useKanban } from '../hooks/useKanban.ts';
import { readKanban, writeKanban, type KanbanView } from '../kanbanView.ts';
import { boardWords as words, countWords } from '../messages/boards.ts';
import { formWords } from '../messages/form.ts';
import { mostOfBoard } from '../titles.ts';

export interface KanbanProps {
  /** The address from `/apps/kanban` on: what is looked for, and which task is open. */
  address: string;
  /** The next one; `isTyping` where it needs no entry in the history. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
  /** Whose name stands under a comment. */
  me?: string;
}

const all: Partial<KanbanView> = { q: '', label: '', assignee: '' };

/** The template's kanban: orders and chores on boards, from what is new to what is done. */
export function Kanban({ address, onAddressChange, me }: KanbanProps) {
  const { formatMessage } = useIntl();
  const view = readKanban(address);
  const { boards, tasks, people, hasFailed, retry, actions } = useKanban();
  const [today] = useState(() => dayOf(Date.now()));
  const change = (part: Partial<KanbanView>, isTyping = false) =>
    onAddressChange(writeKanban(address, part), isTyping);
  const close = () => change({ open: null }, true);
  const task = tasks?.find(({ id }) => id === view.open);
  const count = tasks?.filter(finds(view)).length;

  const content = () => {
    if (!boards || !tasks) return hasFailed ? <Failed onRetry={retry} /> : <Waiting />;
    if (boards.length === 0)
      return (
        <EmptyState
          icon={<LayoutIcon />}
          title={formatMessage(words.none)}
          action={
            <Composer
              opener={formatMessage(words.addBoard)}
              label={formatMessage(words.boardTitle)}
              most={mostOfBoard}
              isWide={false}
              isOnce
              onAdd={async (title) => Boolean(await actions.addBoard(title))}
            />
          }
        >
          {formatMessage(words.noneText)}
        </EmptyState>
      );
    if (count === 0 && isFiltered(view))
      return (
        <EmptyState
          icon={<SearchIcon />}
          title={formatMessage(words.noResult)}
          action={<Button onPress={() => change(all)}>{formatMessage(words.clearFilter)}</Button>}
        >
          {formatMessage(words.noResultText)}
        </EmptyState>
      );
    return (
      <Boards
        boards={boards}
        tasks={tasks}
        filter={view}
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
      {task && (
        <TaskForm
          key={task.id}
          task={task}
          boardTitle={boards?.find(({ id }) => id === task.boardId)?.title}
          people={people}
          me={me}
          actions={actions}
          onClose={close}
        />
      )}
      {view.open !== null && tasks && !task && (
        <Drawer
          isOpen
          onOpenChange={close}
          title={formatMessage(formWords.task)}
          closeLabel={formatMessage(formWords.close)}
        >
          <EmptyState title={formatMessage(formWords.gone)} />
        </Drawer>
      )}
    </Stack>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<ErrorIcon />}
      title={formatMessage(words.failed)}
      action={<Button onPress={onRetry}>{formatMessage(words.retry)}</Button>}
    >
      {formatMessage(words.failedText)}
    </EmptyState>
  );
}

function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy className={boardsLook}>
      <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
      {[5, 3, 4].map((lines) => (
        <div key={lines} className={board}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}
