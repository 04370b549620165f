import {
  Button,
  EmptyState,
  FailedState,
  LayoutIcon,
  SearchIcon,
  Skeleton,
  VisuallyHidden,
} from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import type { KanbanActions } from '../hooks/useKanban.ts';
import { boardWords as words } from '../messages/boards.ts';
import { mostOfBoard } from '../titles.ts';
import { boards, waiting } from './boards.css.ts';
import { Composer } from './Composer.tsx';

/** The boards could not be loaded. */
export function Failed({ onRetry }: { onRetry: () => unknown }) {
  const { formatMessage } = useIntl();
  return (
    <FailedState title={formatMessage(words.failed)} words={useFailedWords()} onRetry={onRetry} />
  );
}

/** The boards are on their way. */
export function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy className={boards}>
      <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
      {[6, 4, 5].map((lines) => (
        <div key={lines} className={waiting}>
          <Skeleton lines={lines} />
        </div>
      ))}
    </div>
  );
}

/** There is no board. */
export function NoBoards({ onAdd }: { onAdd: KanbanActions['addBoard'] }) {
  const { formatMessage } = useIntl();
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
          onAdd={async (title) => Boolean(await onAdd(title))}
        />
      }
    >
      {formatMessage(words.noneText)}
    </EmptyState>
  );
}

/** No task is what is looked for. */
export function NoResult({ onClear }: { onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={formatMessage(words.noResult)}
      action={<Button onPress={onClear}>{formatMessage(words.clearFilter)}</Button>}
    >
      {formatMessage(words.noResultText)}
    </EmptyState>
  );
}
