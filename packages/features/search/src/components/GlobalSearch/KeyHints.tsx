import { Kbd } from '@servery/ui';
import { useIntl } from 'react-intl';
import { globalSearchMessages as messages } from '../../messages/globalSearch.ts';
import { key, keys } from './GlobalSearch.css.ts';

const hints = [
  { signs: ['↑', '↓'], message: messages.keyMove },
  { signs: ['↵'], message: messages.keyOpen },
  { signs: ['Esc'], message: messages.keyClose },
];

/** Shortcuts of the list, hidden from screen readers because the field describes them. */
export function KeyHints() {
  const { formatMessage } = useIntl();
  return (
    <div className={keys} aria-hidden>
      {hints.map((hint) => (
        <span key={hint.message.id} className={key}>
          {hint.signs.map((sign) => (
            <Kbd key={sign}>{sign}</Kbd>
          ))}
          {formatMessage(hint.message)}
        </span>
      ))}
    </div>
  );
}
