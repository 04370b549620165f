import { Heading, SearchField, Text, useTyped } from '@servery/ui';
import * as styles from './help.css.ts';

interface HelpBannerProps {
  title: string;
  text: string;
  searchLabel: string;
  /** The current search. */
  search: string;
  /** Called once typing pauses; `isTyping` if it should replace the history entry. */
  onSearch: (search: string, isTyping: boolean) => void;
  /** The number of results, which is announced; empty until it is known. */
  count: string;
}

/** The head of a help page: its title and the search of its content. */
export function HelpBanner({ title, text, searchLabel, search, onSearch, count }: HelpBannerProps) {
  // Only the first and the last of consecutive searches get a history entry.
  const [typed, setTyped] = useTyped(search, (next) =>
    onSearch(next, next !== '' && search !== ''),
  );
  return (
    <div className={styles.banner}>
      <Heading level={1} size="xxl">
        {title}
      </Heading>
      <Text as="p">{text}</Text>
      <search className={styles.searching}>
        <SearchField
          label={searchLabel}
          placeholder={searchLabel}
          maxLength={100}
          value={typed}
          onChange={setTyped}
        />
      </search>
      <p role="status" className={styles.count}>
        {count}
      </p>
    </div>
  );
}
