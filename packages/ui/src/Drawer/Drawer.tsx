import { useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { content } from '../Dialog/Dialog.css.ts';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx';
import { noRoomBeside } from '../overlays/media.ts';
import { closesOnOutsidePress } from '../overlays/openLists.ts';
import { scrim } from '../overlays/scrim.css.ts';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useGuardedOpen, type GuardedOpenProps } from '../overlays/useGuardedOpen.ts';
import { useMedia } from '../overlays/useMedia.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { panel } from './Drawer.css.ts';

export interface DrawerProps extends DialogFrameProps, GuardedOpenProps {
  /** The button that opens it. Without one, `isOpen` does. */
  trigger?: Opener;
  size?: 'm' | 'l';
  /** `beside` leaves the page behind usable where there is room, and is modal where there is none. */
  placement?: 'over' | 'beside';
}

/** A panel at the end side: details at a glance, or a form that should not hide the page. */
export function Drawer({ trigger, size, placement = 'over', ...props }: DrawerProps) {
  const { isOpen, change, close } = useGuardedOpen(props);
  const titleId = useId();
  const ref = useOpenerRef();
  const isNarrow = useMedia(noRoomBeside);
  const frame = <DialogFrame {...props} titleId={titleId} close={close} />;
  const overlay =
    placement === 'beside' && !isNarrow ? (
      isOpen && (
        <BesidePanel titleId={titleId} size={size} close={close}>
          {frame}
        </BesidePanel>
      )
    ) : (
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={change}
        isDismissable={!props.isPending}
        isKeyboardDismissDisabled={props.isPending}
        shouldCloseOnInteractOutside={closesOnOutsidePress}
        className={scrim}
      >
        <Modal className={panel({ size })}>
          <AriaDialog aria-labelledby={titleId} className={content}>
            {frame}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    );
  if (!trigger) return overlay;
  return (
    <>
      {wireOpener(trigger, { ref, kind: 'dialog', isOpen, setOpen: change })}
      {overlay}
    </>
  );
}
