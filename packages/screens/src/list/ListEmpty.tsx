import { Button, EmptyState, SearchIcon, type EmptyStateProps } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { listPageMessages as messages } from '../messages/listPage.ts';

export interface ListEmptyProps extends Pick<EmptyStateProps, 'icon' | 'title' | 'action'> {
  /** Whether filters hide rows. */
  isNarrowed: boolean;
  /**
   * The title if no row matches the filters: "No matching tables".
   * @default "No matches"
   */
  noResultTitle?: ReactNode;
  /** The suggestion if no row matches: by default, another search or filter. */
  noResult?: ReactNode;
  /**
   * The number of rows on all pages. If it isn't 0, the URL names a page past the last.
   * @default 0
   */
  total?: number;
  /** Goes to the first page. */
  onFirst?: () => void;
  /** The next step if there are no rows yet. */
  children?: ReactNode;
}

/**
 * The empty state of a list: the reason and the next step. `ListFilters` above it has the button
 * that clears the filters.
 */
export function ListEmpty({ isNarrowed, total = 0, onFirst, ...props }: ListEmptyProps) {
  const { formatMessage } = useIntl();
  const { noResultTitle, noResult, ...empty } = props;
  if (total > 0 && onFirst)
    return (
      <EmptyState
        title={formatMessage(messages.past)}
        action={<Button onPress={onFirst}>{formatMessage(messages.toFirst)}</Button>}
      />
    );
  if (isNarrowed)
    return (
      <EmptyState icon={<SearchIcon />} title={noResultTitle ?? formatMessage(messages.noMatches)}>
        {noResult ?? formatMessage(messages.noResult)}
      </EmptyState>
    );
  return <EmptyState {...empty} />;
}
