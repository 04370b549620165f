import { Button, EmptyState, LayoutIcon, SearchIcon, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { boardMessages as messages } from '../messages/boards.ts';
import { maxOfBoard } from '../titles.ts';
import { boards, waiting } from './boards.css.ts';
import { Composer } from './Composer.tsx';

/** Skeleton boards shown while they load. */
export function BoardsSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy className={boards}>
      <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
      {[6, 4, 5].map((lines) => (
        <div key={lines} className={waiting}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}

/** Empty state without any board. */
export function NoBoards({ onAdd }: { onAdd: KanbanActions['addBoard'] }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<LayoutIcon />}
      title={formatMessage(messages.none)}
      action={
        <Composer
          opener={formatMessage(messages.addBoard)}
          label={formatMessage(messages.boardTitle)}
          most={maxOfBoard}
          isWide={false}
          isOnce
          onAdd={async (title) => Boolean(await onAdd(title))}
        />
      }
    >
      {formatMessage(messages.noneText)}
    </EmptyState>
  );
}

/** Empty state if no task matches the filter. */
export function NoResult({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(messages.noResult)}
      action={<Button onPress={onClear}>{formatMessage(messages.clearFilter)}</Button>}
    >
      {formatMessage(messages.noResultText)}
    </EmptyState>
  );
}
