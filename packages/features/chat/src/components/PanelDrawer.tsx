import { Drawer } from '@servery/ui';
import { useIntl } from 'react-intl';
import { contactWords } from '../messages/contact.ts';
import type { PanelFrameProps } from './PanelFrame.tsx';

/** A panel over the chat; a press beside it closes it. */
export function PanelDrawer({ title, side, onClose, children }: PanelFrameProps) {
  const { formatMessage } = useIntl();
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      side={side}
      title={title}
      closeLabel={formatMessage(contactWords.close)}
    >
      {children}
    </Drawer>
  );
}
