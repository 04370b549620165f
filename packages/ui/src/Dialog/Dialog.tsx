import { useId } from 'react';
import { ModalLayer } from '../overlays/ModalLayer.tsx';
import { scrim } from '../overlays/scrim.css.ts';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useGuardedOpen, type GuardedOpenProps } from '../overlays/useGuardedOpen.ts';
import { stage, surface, wholeStage } from './Dialog.css.ts';
import { DialogFrame, type DialogFrameProps } from './DialogFrame.tsx';

export interface DialogProps extends DialogFrameProps, GuardedOpenProps {
  /** The button that opens the dialog. Without it, control `isOpen`. */
  trigger?: Opener;
  /**
   * The width. `full` takes the whole screen, for complex tasks.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l' | 'xl' | 'full';
  /**
   * The role. An `alertdialog` is more urgent and isn't closed by a press outside.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
}

/**
 * Asks or shows one thing above the page, which is blocked until it closes. On phones it's a sheet
 * at the bottom, as high as its content.
 */
export function Dialog({ trigger, size, role = 'dialog', ...props }: DialogProps) {
  const { isOpen, change, close } = useGuardedOpen(props);
  const titleId = useId();
  const ref = useOpenerRef();
  const overlay = isOpen && (
    <ModalLayer
      titleId={titleId}
      role={role}
      isDismissable={role === 'dialog' && !props.isPending}
      isEscapable={!props.isPending}
      close={close}
      scrimLook={`${scrim} ${stage} ${size === 'full' ? wholeStage : ''}`}
      look={surface({ size })}
    >
      <DialogFrame {...props} titleId={titleId} close={close} />
    </ModalLayer>
  );
  if (!trigger) return overlay;
  return (
    <>
      {wireOpener(trigger, { ref, kind: 'dialog', isOpen, setOpen: change })}
      {overlay}
    </>
  );
}
