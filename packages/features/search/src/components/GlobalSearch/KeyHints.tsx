import { Kbd } from '@servery/ui';
import { useIntl } from 'react-intl';
import { globalSearchWords as words } from '../../messages/globalSearch.ts';
import { key, keys } from './GlobalSearch.css.ts';

const hints = [
  { signs: ['↑', '↓'], words: words.keyMove },
  { signs: ['↵'], words: words.keyOpen },
  { signs: ['Esc'], words: words.keyClose },
];

/** Which keys do what; to a screen reader the field has said it. */
export function KeyHints() {
  const { formatMessage } = useIntl();
  return (
    <div className={keys} aria-hidden>
      {hints.map((hint) => (
        <span key={hint.words.id} className={key}>
          {hint.signs.map((sign) => (
            <Kbd key={sign}>{sign}</Kbd>
          ))}
          {formatMessage(hint.words)}
        </span>
      ))}
    </div>
  );
}
