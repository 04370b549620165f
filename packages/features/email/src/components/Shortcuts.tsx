import { Dialog, Inline, Kbd } from '@servery/ui';
import { useIntl } from 'react-intl';
import { keyWords as words } from '../messages/keys.ts';
import { listWords } from '../messages/list.ts';
import { key, keys } from './shortcuts.css.ts';

const shortcuts = [
  { keys: ['J', 'K'], words: words.move },
  { keys: ['Enter'], words: words.open },
  { keys: ['Esc'], words: words.back },
  { keys: ['X'], words: words.select },
  { keys: ['S'], words: words.star },
  { keys: ['U'], words: words.unread },
  { keys: ['#'], words: words.trash },
  { keys: ['C'], words: words.compose },
  { keys: ['R', 'A', 'F'], words: words.reply },
  { keys: ['/'], words: words.search },
  { keys: ['?'], words: words.help },
];

/** The mailbox’s keys, and what each does. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage(words.title)}
      closeLabel={formatMessage(listWords.close)}
      onOpenChange={onClose}
    >
      <dl className={keys}>
        {shortcuts.map((one) => (
          <div key={one.words.id} className={key}>
            <dt>{formatMessage(one.words)}</dt>
            <dd>
              <Inline gap="xs">
                {one.keys.map((name) => (
                  <Kbd key={name}>{name}</Kbd>
                ))}
              </Inline>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
