import { Dialog, Inline, Kbd } from '@servery/ui';
import { useIntl } from 'react-intl';
import { paletteMessages as messages } from '../../messages/palette.ts';
import type { Shortcut } from './appCommand.ts';
import { row, rows } from './ShortcutList.css.ts';

export interface ShortcutsDialogProps {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}

/** Dialog with shortcuts and their descriptions. */
export function ShortcutList({ shortcuts, onClose }: ShortcutsDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog isOpen size="s" title={formatMessage(messages.shortcuts)} onOpenChange={onClose}>
      <dl className={rows}>
        {shortcuts.map(({ keys, title }) => (
          <div key={`${keys} ${title}`} className={row}>
            <dt>{title}</dt>
            <dd>
              <Inline gap="xs" isWrapping={false}>
                {keys.split(' ').map((key) => (
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
