import { Dialog, Inline, Kbd } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortcutMessages } from '../../messages/shortcuts.ts';
import * as styles from './Shortcuts.css.ts';

const shortcuts = [
  { keys: ['←', '↑', '↓', '→'], message: shortcutMessages.move },
  { keys: ['Enter'], message: shortcutMessages.open },
  { keys: ['A'], message: shortcutMessages.next },
  { keys: ['K'], message: shortcutMessages.acknowledge },
  { keys: ['M'], message: shortcutMessages.mute },
  { keys: ['/'], message: shortcutMessages.search },
  { keys: ['?'], message: shortcutMessages.help },
];

/** A dialog with the board's keyboard shortcuts. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen title={formatMessage(shortcutMessages.title)} onOpenChange={onClose}>
      <dl className={styles.keys}>
        {shortcuts.map(({ keys, message }) => (
          <div key={message.id} className={styles.key}>
            <dt>
              <FormattedMessage {...message} />
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
