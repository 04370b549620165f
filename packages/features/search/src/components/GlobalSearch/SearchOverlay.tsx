import { CloseIcon, IconButton, SearchIcon, VisuallyHidden } from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { findIn } from '../../found.ts';
import { useEverything } from '../../hooks/useEverything.ts';
import { globalSearchMessages as messages } from '../../messages/globalSearch.ts';
import type { Place } from '../../place.ts';
import { SearchFailed, SearchSkeleton } from './SearchState.tsx';
import * as styles from './GlobalSearch.css.ts';
import { KeyHints } from './KeyHints.tsx';
import { ModalBar } from './ModalBar.tsx';
import { optionId, Results } from './Results.tsx';
import { useEntries } from './useEntries.tsx';
import { useSearchKeys } from './useSearchKeys.ts';

export interface SearchOverlayProps {
  places: readonly Place[];
  close: () => void;
}

/** The search field and its results. */
export function SearchOverlay({ places, close }: SearchOverlayProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useEverything();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const list = useId();
  const groups = useEntries(findIn(data?.searchArr ?? [], typed, places));
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const onKeyDown = useSearchKeys({ list, count, active, setActive, close });
  const hasQuery = typed.trim() !== '';
  return (
    <ModalBar label={formatMessage(messages.title)} close={close}>
      <div className={styles.bar}>
        <SearchIcon aria-hidden />
        <input
          // The overlay is opened to type.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="search"
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={count > 0 ? optionId(list, active) : undefined}
          aria-label={formatMessage(messages.placeholder)}
          placeholder={formatMessage(messages.placeholder)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={styles.input}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton tone="neutral" label={formatMessage(messages.close)} onPress={close}>
          <CloseIcon />
        </IconButton>
      </div>
      <div className={styles.below}>
        {count > 0 && (
          <Results
            id={list}
            label={formatMessage(messages.results)}
            groups={groups}
            active={active}
            onActive={setActive}
            onDone={close}
          />
        )}
        {!hasQuery && <p className={styles.note}>{formatMessage(messages.hint)}</p>}
        {hasQuery && !data && !error && <SearchSkeleton />}
        {hasQuery && !data && error && <SearchFailed retry={() => void mutate()} />}
        {hasQuery && data && count === 0 && (
          <p className={styles.note}>{formatMessage(messages.noResult, { typed: typed.trim() })}</p>
        )}
      </div>
      {count > 0 && <KeyHints />}
      <VisuallyHidden isLive>
        {hasQuery && data && formatMessage(messages.count, { count })}
      </VisuallyHidden>
    </ModalBar>
  );
}
