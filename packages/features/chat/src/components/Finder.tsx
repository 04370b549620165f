import {
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  IconButton,
  SearchField,
  useTyped,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { useFocusBack } from '../hooks/useFocusBack.ts';
import type { useFound } from '../hooks/useFound.ts';
import { matchWords, talkWords as words } from '../messages/talk.ts';
import { finder, finding, place as placeStyle } from './talk.css.ts';

interface FinderProps {
  find: string;
  found: ReturnType<typeof useFound>;
  onFind: (find: string) => void;
  onClose: () => void;
}

/** Looks for words in the open chat. Enter goes to the next older match. */
export function Finder({ find, found, onFind, onClose }: FinderProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useTyped(find, onFind);
  const { count, place, older, newer } = found;
  useFocusBack();
  const isNone = count === 0;
  return (
    <div
      role="search"
      className={finder}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={finding}>
        <SearchField
          autoFocus
          label={formatMessage(words.find)}
          placeholder={formatMessage(words.find)}
          clearLabel={formatMessage(words.clearFind)}
          maxLength={100}
          value={text}
          onChange={write}
          onSubmit={older}
        />
      </div>
      <span className={placeStyle} aria-live="polite">
        {find &&
          (isNone
            ? formatMessage(words.notFound)
            : formatMessage(matchWords, { place: place + 1, count }))}
      </span>
      <IconButton label={formatMessage(words.older)} isDisabled={isNone} onPress={older}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={formatMessage(words.newer)} isDisabled={isNone} onPress={newer}>
        <ChevronDownIcon />
      </IconButton>
      <IconButton label={formatMessage(words.closeFind)} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
