import { Button, SearchField, useTyped } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { actionMessages } from '../messages/actions.ts';
import * as styles from './ListPage.css.ts';

export interface ListFiltersProps {
  /** The label of the search field. */
  label: string;
  /** The kinds of text that can be searched; by default the label. */
  placeholder?: string;
  /** The current search. */
  search: string;
  /** Called once typing pauses; `isTyping` if it should replace the history entry. */
  onSearch: (search: string, isTyping: boolean) => void;
  /** Whether a filter is set, and can be cleared. */
  isNarrowed: boolean;
  /** Removes all filters; without it there is no button. */
  onClear?: () => void;
  /** Content before the search field, such as `Segmented`. */
  lead?: ReactNode;
  /** Content after the search field, such as `Select`. */
  children?: ReactNode;
}

/** The search field of a list, its other filters, and a button that clears them. */
export function ListFilters({
  label,
  placeholder = label,
  search,
  onSearch,
  isNarrowed,
  onClear,
  lead,
  children,
}: ListFiltersProps) {
  const { formatMessage } = useIntl();
  // Only the first and the last of consecutive searches get a history entry.
  const [text, setText] = useTyped(search, (next) => onSearch(next, next !== '' && search !== ''));
  return (
    <div className={styles.filters}>
      {lead}
      <div className={styles.searching}>
        <SearchField
          label={label}
          placeholder={placeholder}
          maxLength={100}
          value={text}
          onChange={setText}
        />
      </div>
      {children}
      {isNarrowed && onClear && (
        <Button
          tone="neutral"
          emphasis="ghost"
          onPress={() => {
            // Otherwise text that was just typed would still be searched.
            setText('');
            onClear();
          }}
        >
          {formatMessage(actionMessages.clearFilters)}
        </Button>
      )}
    </div>
  );
}
