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
  /** The button that opens it. */
  trigger: Opener;
  /** A visible heading; or give `label` for the screen reader alone. */
  title?: string;
  label?: string;
  /** Which side of the trigger it stands at, where there is room. */
  placement?: AriaProps['placement'];
  /** Points at the trigger, where it is not clear what the content belongs to. */
  hasArrow?: boolean;
  /** Its content; a function gets `close`. */
  children: WithClose;
}

/** A little dialog beside its trigger: filters, a date, details. */
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
