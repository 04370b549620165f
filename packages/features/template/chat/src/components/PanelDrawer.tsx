import { Drawer } from '@servery/ui';
import type { PanelFrameProps } from './PanelFrame.tsx';

/** A panel as a drawer over the chat; pressing outside closes it. */
export function PanelDrawer({ title, side, onClose, children }: PanelFrameProps) {
  return (
    <Drawer isOpen onOpenChange={onClose} side={side} title={title}>
      {children}
    </Drawer>
  );
}
