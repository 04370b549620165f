import { Dialog, Inline, Kbd } from '@servery/ui';
import { useIntl } from 'react-intl';
import { keyMessages as messages } from '../messages/keys.ts';
import { key, keys } from './shortcuts.css.ts';

const shortcuts = [
  { keys: ['J', 'K'], message: messages.move },
  { keys: ['Enter'], message: messages.open },
  { keys: ['Esc'], message: messages.back },
  { keys: ['X'], message: messages.select },
  { keys: ['S'], message: messages.star },
  { keys: ['U'], message: messages.unread },
  { keys: ['#'], message: messages.trash },
  { keys: ['C'], message: messages.compose },
  { keys: ['R', 'A', 'F'], message: messages.reply },
  { keys: ['/'], message: messages.search },
  { keys: ['?'], message: messages.help },
];

/** Dialog with the keyboard shortcuts of the mailbox. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen title={formatMessage(messages.title)} onOpenChange={onClose}>
      <dl className={keys}>
        {shortcuts.map((one) => (
          <div key={one.message.id} className={key}>
            <dt>{formatMessage(one.message)}</dt>
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
