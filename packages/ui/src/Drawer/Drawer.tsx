import { useId } from 'react';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx';
import { noRoomBeside } from '../overlays/media.ts';
import { ModalLayer } from '../overlays/ModalLayer.tsx';
import { scrim } from '../overlays/scrim.css.ts';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useGuardedOpen, type GuardedOpenProps } from '../overlays/useGuardedOpen.ts';
import { useMedia } from '../overlays/useMedia.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { panel } from './Drawer.css.ts';

export interface DrawerProps extends DialogFrameProps, GuardedOpenProps {
  /** The button that opens it. Without one, `isOpen` does. */
  trigger?: Opener;
  size?: 'm' | 'l';
  /** `beside` leaves the page behind usable where there is room, and is modal where there is none. */
  placement?: 'over' | 'beside';
  /** The edge that it comes from. At the bottom it is a sheet that a swipe closes. */
  side?: 'start' | 'end' | 'top' | 'bottom';
  /** Heights that a sheet at the bottom rests at, as parts of the window's height, growing. */
  snapPoints?: readonly number[];
  /** What the grip of a sheet with `snapPoints` does, to a screen reader: "Change height". */
  gripLabel?: string;
}

const edges = { start: 'start', end: 'end', top: 'blockStart', bottom: 'blockEnd' } as const;

/** A panel at an edge: details at a glance, or a form that should not hide the page. */
export function Drawer(all: DrawerProps) {
  const { trigger, size, placement = 'over', side = 'end', snapPoints, gripLabel, ...props } = all;
  const { isOpen, change, close } = useGuardedOpen(props);
  const titleId = useId();
  const ref = useOpenerRef();
  const isNarrow = useMedia(noRoomBeside);
  const content = <DialogFrame {...props} titleId={titleId} close={close} />;
  const isAcross = side === 'top' || side === 'bottom';
  const isBeside = placement === 'beside' && !isNarrow && !isAcross;
  const look = panel({ size, side: edges[side] });
  const sheet = { snapPoints, gripLabel, isPending: props.isPending, close };
  const frame = side === 'bottom' ? <BottomSheet {...sheet}>{content}</BottomSheet> : content;
  const overlay =
    isOpen &&
    (isBeside ? (
      <BesidePanel titleId={titleId} look={look} close={close}>
        {frame}
      </BesidePanel>
    ) : (
      <ModalLayer
        titleId={titleId}
        isDismissable={!props.isPending}
        isEscapable={!props.isPending}
        close={close}
        scrimLook={scrim}
        look={look}
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
