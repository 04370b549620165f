import { useId } from 'react';
import { DialogFrame, type DialogFrameProps } from '../Dialog/DialogFrame.tsx';
import { panelCoversPage } from '../overlays/media.ts';
import { ModalLayer } from '../overlays/ModalLayer.tsx';
import { scrim } from '../overlays/scrim.css.ts';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useGuardedOpen, type GuardedOpenProps } from '../overlays/useGuardedOpen.ts';
import { useMedia } from '../overlays/useMedia.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import { panel } from './Drawer.css.ts';

export interface DrawerProps extends DialogFrameProps, GuardedOpenProps {
  /** The button that opens the drawer. Without it, control `isOpen`. */
  trigger?: Opener;
  /**
   * The width, or the height at the top edge.
   * @default 'm'
   */
  size?: 'm' | 'l';
  /**
   * The relation to the page: modal on top of it (`over`), or next to it while both stay usable
   * (`beside`). `beside` is modal if there isn't enough space, and at the top and bottom.
   * @default 'over'
   */
  placement?: 'over' | 'beside';
  /**
   * The edge that the drawer is attached to. At the bottom it's a sheet that can be swiped closed.
   * @default 'end'
   */
  side?: 'start' | 'end' | 'top' | 'bottom';
  /**
   * The heights at which a sheet at the bottom can rest, as shares of the window's height in
   * ascending order, such as `[0.4, 0.9]`. It has one height if it's left out.
   */
  snapPoints?: readonly number[];
  /** The accessible name of the grip of a sheet with `snapPoints`, instead of "Change height". */
  gripLabel?: string;
}

const edges = { start: 'start', end: 'end', top: 'blockStart', bottom: 'blockEnd' } as const;

/** A panel at an edge of the screen: details, or a form that shouldn't hide the page. */
export function Drawer(all: DrawerProps) {
  const { trigger, size, placement = 'over', side = 'end', snapPoints, gripLabel, ...props } = all;
  const { isOpen, change, close } = useGuardedOpen(props);
  const titleId = useId();
  const ref = useOpenerRef();
  const isNarrow = useMedia(panelCoversPage);
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
