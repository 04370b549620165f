import { useId } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import {
  OverlayArrow,
  Popover as AriaPopover,
  type PopoverProps as AriaProps,
} from 'react-aria-components/Popover';
import type { WithClose } from '../Dialog/DialogFrame.tsx';
import { arrowGap } from '../overlays/arrow.css.ts';
import { ArrowShape } from '../overlays/ArrowShape.tsx';
import { closesOnOutsidePress } from '../overlays/openLists.ts';
import { useOpenerRef, wireOpener, type Opener } from '../overlays/trigger.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { dialog, heading, popover } from './Popover.css.ts';
import { PopoverBody } from './PopoverBody.tsx';

export interface PopoverProps extends OpenStateProps {
  /** The button that opens the popover. */
  trigger: Opener;
  /** The visible title. Without it, set `label`. */
  title?: string;
  /** The accessible name, if there's no title. */
  label?: string;
  /**
   * The position relative to the trigger, where there's enough space.
   * @default 'bottom'
   */
  placement?: AriaProps['placement'];
  /**
   * Whether an arrow points at the trigger, if it's unclear what the content belongs to.
   * @default false
   */
  hasArrow?: boolean;
  /** The content. A function is called with `close`, which closes the popover. */
  children: WithClose;
}

/** A small dialog next to its trigger: filters, a date, details. */
export function Popover(props: PopoverProps) {
  const { trigger, title, label, placement, hasArrow, children } = props;
  const [isOpen, setOpen] = useOpenState(props);
  const titleId = useId();
  const ref = useOpenerRef();
  return (
    <>
      {wireOpener(trigger, { ref, kind: 'dialog', isOpen, setOpen })}
      <AriaPopover
        triggerRef={ref}
        isOpen={isOpen}
        onOpenChange={setOpen}
        placement={placement}
        offset={hasArrow ? arrowGap : 6}
        arrowBoundaryOffset={8}
        shouldCloseOnInteractOutside={closesOnOutsidePress}
        className={popover}
      >
        {hasArrow && (
          <OverlayArrow>
            <ArrowShape />
          </OverlayArrow>
        )}
        <AriaDialog
          aria-label={label}
          aria-labelledby={title ? titleId : undefined}
          className={dialog}
        >
          <PopoverBody label={label} labelledBy={title && titleId}>
            {title && (
              <h2 id={titleId} className={heading}>
                {title}
              </h2>
            )}
            {typeof children === 'function' ? children(() => setOpen(false)) : children}
          </PopoverBody>
        </AriaDialog>
      </AriaPopover>
    </>
  );
}
