import { dayOf } from '@servery/domain/template';
import { LinesSkeleton, LoadError } from '@servery/screens';
import {
  Button,
  EmptyState,
  Heading,
  LinkButton,
  ListIcon,
  PlusIcon,
  SearchIcon,
  Stack,
  VisuallyHidden,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { OpenTask } from '../components/OpenTask.tsx';
import { Places } from '../components/Places.tsx';
import { TaskRows } from '../components/TaskRows.tsx';
import { aside, head, onlyNarrow, sides } from '../components/todo.css.ts';
import { Toolbar } from '../components/Toolbar.tsx';
import { useTaskChanges } from '../hooks/useTaskChanges.ts';
import { useTasks } from '../hooks/useTasks.ts';
import { countMessages, listMessages } from '../messages/list.ts';
import { isTodoPlace, readTodo, writeTodo, type TodoView } from '../todoView.ts';

export interface TodoListProps {
  /** The URL from `/apps/todo` on, with the filter or tag, the order and the open task. */
  address: string;
  /** Called with the next URL; `isTyping` replaces the history entry instead of adding one. */
  onAddressChange: (address: string, isTyping?: boolean) => void;
}

/** The to-do app of the template: create, assign, reorder and complete tasks. */
export function TodoList({ address, onAddressChange }: TodoListProps) {
  const { formatMessage } = useIntl();
  const { open, ...view } = readTodo(address);
  const isPlace = isTodoPlace(address);
  const { data, error, mutate } = useTasks(isPlace ? view : null);
  const changes = useTaskChanges(view);
  const [today] = useState(() => dayOf(new Date()));
  const change = (part: Partial<TodoView>, isTyping = false) =>
    onAddressChange(writeTodo(address, part), isTyping);
  const rows = () => {
    if (!isPlace)
      return (
        <EmptyState
          icon={<SearchIcon />}
          title={formatMessage(listMessages.noPlace)}
          action={
            <LinkButton href={writeTodo(address, { open: null })}>
              {formatMessage(listMessages.toAll)}
            </LinkButton>
          }
        >
          {formatMessage(listMessages.noPlaceText)}
        </EmptyState>
      );
    if (!data)
      return error ? (
        <LoadError error={error} title={formatMessage(listMessages.failed)} onRetry={mutate} />
      ) : (
        <LinesSkeleton label={formatMessage(listMessages.loading)} />
      );
    if (data.tasks.length > 0)
      return <TaskRows tasks={data.tasks} address={address} today={today} changes={changes} />;
    if (view.q)
      return (
        <EmptyState
          icon={<SearchIcon />}
          title={formatMessage(listMessages.noResult)}
          action={
            <Button onPress={() => change({ q: '' })}>
              {formatMessage(listMessages.clearSearch)}
            </Button>
          }
        >
          {formatMessage(listMessages.noResultText)}
        </EmptyState>
      );
    return (
      <EmptyState icon={<ListIcon />} title={formatMessage(listMessages.none)}>
        {formatMessage(
          view.filter === 'deleted' ? listMessages.noneDeleted : listMessages.noneText,
        )}
      </EmptyState>
    );
  };
  return (
    <Stack gap="l">
      <div className={head}>
        <Heading level={1}>{formatMessage(listMessages.title)}</Heading>
        <span className={onlyNarrow}>
          <LinkButton
            href={writeTodo(address, { open: 'new' })}
            tone="accent"
            emphasis="solid"
            icon={<PlusIcon />}
          >
            {formatMessage(listMessages.add)}
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
            {isPlace && data && formatMessage(countMessages, { count: data.tasks.length })}
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
