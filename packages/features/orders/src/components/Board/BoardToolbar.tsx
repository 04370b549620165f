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
import { boardMessages } from '../../messages/board.ts';
import { methodMessages } from '../../messages/vocabulary.ts';
import * as styles from './BoardToolbar.css.ts';
import { Connection } from './Connection.tsx';
import type { BoardFilter } from './matches.ts';
import { SoundButton } from './SoundButton.tsx';
import type { SoundState } from './useAlertSound.ts';

interface BoardToolbarProps {
  live: LiveState;
  /** The time of day since which the board may be out of date. */
  staleSince: string | undefined;
  sound: SoundState;
  onSound: () => void;
  filter: BoardFilter;
  onFilter: (filter: BoardFilter) => void;
  onHelp: () => void;
  searchRef: Ref<HTMLInputElement>;
}

/**
 * Toolbar above the lanes: connection, sound, search and filters. On a phone, the search opens on
 * demand.
 */
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
          <FormattedMessage {...boardMessages.title} />
        </Heading>
        <Connection live={live} staleSince={staleSince} />
      </div>
      <div className={styles.buttons}>
        <SoundButton state={sound} onPress={onSound} />
        <span className={styles.onlyNarrow}>
          <IconButton
            label={formatMessage(boardMessages.filters)}
            aria-expanded={isFiltering}
            onPress={() => setFiltering(!isFiltering)}
          >
            <FilterIcon />
          </IconButton>
        </span>
        <span className={styles.onlyWide}>
          <IconButton label={formatMessage(boardMessages.shortcuts)} onPress={onHelp}>
            <HelpIcon />
          </IconButton>
        </span>
      </div>
      <div className={styles.filters} data-open={isFiltering || undefined}>
        <div className={styles.search}>
          <SearchField
            ref={searchRef}
            label={formatMessage(boardMessages.search)}
            placeholder={formatMessage(boardMessages.search)}
            value={filter.text}
            onChange={(text) => onFilter({ ...filter, text })}
          />
        </div>
        <div className={styles.methods}>
          <Segmented
            label={formatMessage(boardMessages.method)}
            isLabelHidden
            value={filter.method}
            onChange={(method) => onFilter({ ...filter, method })}
          >
            <Segment value="all">
              <FormattedMessage {...boardMessages.everyMethod} />
            </Segment>
            {orderMethods.map((method) => (
              <Segment key={method} value={method}>
                <FormattedMessage {...methodMessages[method]} />
              </Segment>
            ))}
          </Segmented>
        </div>
      </div>
    </div>
  );
});
