import { useId } from 'react';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx';
import { noRoomBeside } from '../overlays/media.ts';
import { ModalLayer } from '../overlays/ModalLayer.tsx';
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
  const isBeside = placement === 'beside' && !isNarrow;
  const overlay =
    isOpen &&
    (isBeside ? (
      <BesidePanel titleId={titleId} size={size} close={close}>
        {frame}
      </BesidePanel>
    ) : (
      <ModalLayer
        titleId={titleId}
        isDismissable={!props.isPending}
        isEscapable={!props.isPending}
        close={close}
        scrimLook={scrim}
        look={panel({ size })}
      >
        {frame}
      </ModalLayer>
    ));
  if (!trigger) return overlay;
  return (
    <>
      {wireOpener(trigger, { ref, kind: 'dialog', isOpen, setOpen: change })}
      {overlay}
    </>
  );
}
