import { dayOf } from '@servery/domain/template';
import {
  Button,
  EmptyState,
  FailedState,
  Heading,
  LinkButton,
  ListIcon,
  PlusIcon,
  SearchIcon,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OpenTask } from '../components/OpenTask.tsx';
import { Places } from '../components/Places.tsx';
import { TaskRows } from '../components/TaskRows.tsx';
import { aside, head, onlyNarrow, sides } from '../components/todo.css.ts';
import { Toolbar } from '../components/Toolbar.tsx';
import { useTaskChanges } from '../hooks/useTaskChanges.ts';
import { useTasks } from '../hooks/useTasks.ts';
import { countWords, listWords } from '../messages/list.ts';
import { readTodo, writeTodo, type TodoView } from '../todoView.ts';

export interface TodoListProps {
  /** The address from `/apps/todo` on: which tasks, in what order, and which one is open. */
  address: string;
  /** The next one; `isTyping` where it needs no entry in the history. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
}

/** The template's to-do: tasks to write down, to give to somebody, to put in order and to tick off. */
export function TodoList({ address, onAddressChange }: TodoListProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  const { open, ...view } = readTodo(address);
  const { data, error, mutate } = useTasks(view);
  const changes = useTaskChanges(view);
  const [today] = useState(() => dayOf(new Date()));
  const change = (part: Partial<TodoView>, isTyping = false) =>
    onAddressChange(writeTodo(address, part), isTyping);
  const rows = () => {
    if (!data)
      return error ? (
        <FailedState
          title={formatMessage(listWords.failed)}
          words={failedWords}
          onRetry={() => mutate()}
        />
      ) : (
        <div aria-busy>
          <VisuallyHidden>{formatMessage(listWords.loading)}</VisuallyHidden>
          <Skeleton lines={8} />
        </div>
      );
    if (data.tasks.length > 0)
      return <TaskRows tasks={data.tasks} address={address} today={today} changes={changes} />;
    if (view.q)
      return (
        <EmptyState
          icon={<SearchIcon />}
          title={formatMessage(listWords.noResult)}
          action={
            <Button onPress={() => change({ q: '' })}>
              {formatMessage(listWords.clearSearch)}
            </Button>
          }
        >
          {formatMessage(listWords.noResultText)}
        </EmptyState>
      );
    return (
      <EmptyState icon={<ListIcon />} title={formatMessage(listWords.none)}>
        {formatMessage(view.filter === 'deleted' ? listWords.noneDeleted : listWords.noneText)}
      </EmptyState>
    );
  };
  return (
    <Stack gap="l">
      <div className={head}>
        <Heading level={1}>{formatMessage(listWords.title)}</Heading>
        <span className={onlyNarrow}>
          <LinkButton
            href={writeTodo(address, { open: 'new' })}
            tone="accent"
            emphasis="solid"
            icon={<PlusIcon />}
          >
            {formatMessage(listWords.add)}
          </LinkButton>
        </span>
      </div>
      <div className={sides}>
        <div className={aside}>
          <Places address={address} />
        </div>
        <Stack gap="m">
          <Toolbar address={address} onChange={change} />
          <VisuallyHidden isLive>
            {data && formatMessage(countWords, { count: data.tasks.length })}
          </VisuallyHidden>
          {rows()}
        </Stack>
      </div>
      <OpenTask
        view={{ ...view, open }}
        assignees={data?.assignees ?? []}
        changes={changes}
        onClose={() => change({ open: null }, true)}
      />
    </Stack>
  );
}
