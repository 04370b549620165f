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
import { matchMessages, talkMessages as messages } from '../messages/talk.ts';
import { finder, finding, place as placeStyle } from './talk.css.ts';

interface FinderProps {
  find: string;
  found: ReturnType<typeof useFound>;
  onFind: (find: string) => void;
  onClose: () => void;
}

/** Search field for the open chat. Enter selects the next older match. */
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
          label={formatMessage(messages.find)}
          placeholder={formatMessage(messages.find)}
          maxLength={100}
          value={text}
          onChange={write}
          onSubmit={older}
        />
      </div>
      <span className={placeStyle} aria-live="polite">
        {find &&
          (isNone
            ? formatMessage(messages.notFound)
            : formatMessage(matchMessages, { place: place + 1, count }))}
      </span>
      <IconButton label={formatMessage(messages.older)} isDisabled={isNone} onPress={older}>
        <ChevronUpIcon />
      </IconButton>
      <IconButton label={formatMessage(messages.newer)} isDisabled={isNone} onPress={newer}>
        <ChevronDownIcon />
      </IconButton>
      <IconButton label={formatMessage(messages.closeFind)} onPress={onClose}>
        <CloseIcon />
      </IconButton>
    </div>
  );
}
