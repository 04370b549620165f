import { orderMethods, type LiveState } from '@servery/api';
import {
  FilterIcon,
  Heading,
  HelpIcon,
  IconButton,
  SearchField,
  Segment,
  Segmented,
} from '@servery/ui';
import { memo, useState, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { boardWords, shortcutWords } from '../../messages/board.ts';
import { methodWords } from '../../messages/vocabulary.ts';
import * as styles from './BoardToolbar.css.ts';
import { Connection } from './Connection.tsx';
import type { BoardFilter } from './matches.ts';
import { SoundButton } from './SoundButton.tsx';
import type { SoundState } from './useAlertSound.ts';

interface BoardToolbarProps {
  live: LiveState;
  /** Since when the board may be out of date, as a time of day. */
  staleSince: string | undefined;
  sound: SoundState;
  onSound: () => void;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  onHelp: () => void;
  searchRef: Ref<HTMLInputElement>;
}

/** What stands above the lanes: the connection, the sound, the search. On a phone the search opens on demand. */
export const BoardToolbar = memo(function BoardToolbar({
  live,
  staleSince,
  sound,
  onSound,
  filter,
  onFilter,
  onHelp,
  searchRef,
}: BoardToolbarProps) {
  const { formatMessage } = useIntl();
  const [isFiltering, setFiltering] = useState(false);
  return (
    <div className={styles.toolbar}>
      <div className={styles.title}>
        <Heading level={1} size="l">
          <FormattedMessage {...boardWords.title} />
        </Heading>
        <Connection live={live} staleSince={staleSince} />
      </div>
      <div className={styles.buttons}>
        <SoundButton state={sound} onPress={onSound} />
        <span className={styles.onlyNarrow}>
          <IconButton
            label={formatMessage(boardWords.filters)}
            aria-expanded={isFiltering}
            onPress={() => setFiltering(!isFiltering)}
          >
            <FilterIcon />
          </IconButton>
        </span>
        <span className={styles.onlyWide}>
          <IconButton label={formatMessage(shortcutWords.title)} onPress={onHelp}>
            <HelpIcon />
          </IconButton>
        </span>
      </div>
      <div className={styles.filters} data-open={isFiltering || undefined}>
        <div className={styles.search}>
          <SearchField
            ref={searchRef}
            label={formatMessage(boardWords.search)}
            placeholder={formatMessage(boardWords.search)}
            clearLabel={formatMessage(boardWords.clearSearch)}
            value={filter.text}
            onChange={(text) => onFilter({ ...filter, text })}
          />
        </div>
        <div className={styles.methods}>
          <Segmented
            label={formatMessage(boardWords.method)}
            isLabelHidden
            value={filter.method}
            onChange={(method) => onFilter({ ...filter, method })}
          >
            <Segment value="all">
              <FormattedMessage {...boardWords.everyMethod} />
            </Segment>
            {orderMethods.map((method) => (
              <Segment key={method} value={method}>
                <FormattedMessage {...methodWords[method]} />
              </Segment>
            ))}
          </Segmented>
        </div>
      </div>
    </div>
  );
});
