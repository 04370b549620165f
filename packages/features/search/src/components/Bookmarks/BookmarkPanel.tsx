import { SearchField, VisuallyHidden } from '@servery/ui';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useToggleBookmark } from '../../hooks/useToggleBookmark.ts';
import { bookmarkSearchMessages as messages } from '../../messages/bookmarkSearch.ts';
import type { Place } from '../../place.ts';
import { panel, rows as rowsLook } from './BookmarkPanel.css.ts';
import { NoRows } from './NoRows.tsx';
import { PageRow } from './PageRow.tsx';
import { moveThroughRows } from './rowKeys.ts';
import { useFoundPages } from './useFoundPages.ts';

export interface BookmarkPanelProps {
  places: readonly Place[];
  close: () => void;
}

/** Search for pages to open and bookmark; lists the bookmarks until the user types. */
export function BookmarkPanel({ places, close }: BookmarkPanelProps) {
  const { formatMessage } = useIntl();
  const { typed, type, rows, state, retry } = useFoundPages(places);
  const toggle = useToggleBookmark();
  const list = useRef<HTMLUListElement>(null);
  return (
    <div
      role="group"
      aria-label={formatMessage(messages.list)}
      className={panel}
      onKeyDown={moveThroughRows}
    >
      <SearchField
        label={formatMessage(messages.field)}
        placeholder={formatMessage(messages.field)}
        // The panel is opened to type.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        onChange={type}
        onSubmit={() => list.current?.querySelector('a')?.click()}
      />
      {rows.length > 0 && (
        <ul ref={list} role="list" className={rowsLook}>
          {rows.map((known) => (
            <PageRow key={known.page.id} {...known} onToggle={toggle} onGo={close} />
          ))}
        </ul>
      )}
      {rows.length === 0 && <NoRows typed={typed} state={state} retry={retry} />}
      <VisuallyHidden isLive>
        {state === 'ready' && typed && formatMessage(messages.count, { count: rows.length })}
      </VisuallyHidden>
    </div>
  );
}
