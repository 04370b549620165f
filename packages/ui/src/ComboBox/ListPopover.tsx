import { useRef, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { usePopover } from 'react-aria/usePopover';
import { popup } from './ComboBox.css.ts';

export interface ListPopoverProps {
  /** A ref to the field that the list is attached to. The list is as wide as it. */
  anchor: RefObject<HTMLElement | null>;
  /** Closes the list. */
  close: () => void;
  /** The content of the list. */
  children: ReactNode;
}

/** The surface of a list below a field that keeps focus. */
export function ListPopover(props: ListPopoverProps) {
  return (
    <Overlay disableFocusManagement>
      <Surface {...props} />
    </Overlay>
  );
}

// A press on the list leaves focus and the caret in the field.
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

function Surface({ anchor, close, children }: ListPopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state: Parameters<typeof usePopover>[1] = {
    isOpen: true,
    close,
    toggle: close,
    open: () => {},
    setOpen: (isOpen) => isOpen || close(),
    point: null,
    setPoint: () => {},
  };
  const { popoverProps } = usePopover(
    {
      triggerRef: anchor,
      popoverRef: ref,
      placement: 'bottom start',
      offset: 4,
      isNonModal: true,
      isKeyboardDismissDisabled: true,
    },
    state,
  );
  return (
    <div
      {...popoverProps}
      ref={ref}
      role="presentation"
      className={popup}
      style={{ ...popoverProps.style, inlineSize: anchor.current?.offsetWidth }}
      onMouseDown={keepFocus}
    >
      {children}
    </div>
  );
}
