import { useRef, type ReactNode } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { mergeProps } from 'react-aria/mergeProps';
import { useDialog } from 'react-aria/useDialog';
import { useModalOverlay } from 'react-aria/useModalOverlay';
import { closesOnOutsidePress } from './openLists.ts';
import { useDimmedPage } from './useDimmedPage.ts';
import { useEntering } from './useEntering.ts';
import { useWayBack } from './useWayBack.ts';

export interface ModalLayerProps {
  /** The id of the heading. */
  titleId: string;
  /**
   * The role of the surface.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  /** Whether a press outside closes the surface. */
  isDismissable: boolean;
  /** Whether Escape closes the surface. */
  isEscapable: boolean;
  /** Closes the surface. */
  close: () => void;
  /** The class of the layer that dims the page. */
  scrimLook: string;
  /** The class of the surface. */
  look: string;
  /** The content. */
  children: ReactNode;
}

/**
 * A modal surface above the page, which is inert. Focus moves into it, stays inside, and returns
 * when it closes. Built on react-aria's hooks, because its `Modal` measures the page several times
 * while opening.
 */
export function ModalLayer(props: ModalLayerProps) {
  return (
    <Overlay>
      <Surface {...props} />
    </Overlay>
  );
}

function Surface({ titleId, role, close, scrimLook, look, children, ...props }: ModalLayerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isEntering = useEntering();
  useDimmedPage(!isEntering);
  const state: Parameters<typeof useModalOverlay>[1] = {
    isOpen: true,
    close,
    toggle: close,
    open: () => {},
    setOpen: (isOpen) => isOpen || close(),
    point: null,
    setPoint: () => {},
  };
  const { modalProps, underlayProps } = useModalOverlay(
    {
      isEntering,
      isDismissable: props.isDismissable,
      isKeyboardDismissDisabled: !props.isEscapable,
      shouldCloseOnInteractOutside: closesOnOutsidePress,
    },
    state,
    ref,
  );
  useWayBack();
  const { dialogProps } = useDialog({ role, 'aria-labelledby': titleId }, ref);
  return (
    <div {...underlayProps} className={scrimLook}>
      <div {...mergeProps(modalProps, dialogProps)} ref={ref} aria-modal className={look}>
        {children}
      </div>
    </div>
  );
}
