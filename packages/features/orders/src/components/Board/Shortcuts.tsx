import { Dialog, Inline, Kbd } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortcutWords } from '../../messages/board.ts';
import * as styles from './Shortcuts.css.ts';

const shortcuts = [
  { keys: ['←', '↑', '↓', '→'], words: shortcutWords.move },
  { keys: ['Enter'], words: shortcutWords.open },
  { keys: ['A'], words: shortcutWords.next },
  { keys: ['K'], words: shortcutWords.acknowledge },
  { keys: ['M'], words: shortcutWords.mute },
  { keys: ['/'], words: shortcutWords.search },
  { keys: ['?'], words: shortcutWords.help },
];

/** The board's keys, and what each does. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen
      title={formatMessage(shortcutWords.title)}
      closeLabel={formatMessage(shortcutWords.close)}
      onOpenChange={onClose}
    >
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, words }) => (
          <div key={words.id} className={styles.key}>
            <dt>
              <FormattedMessage {...words} />
            </dt>
            <dd>
              <Inline gap="xs">
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </Inline>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
