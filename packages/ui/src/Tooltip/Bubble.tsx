import { useRef, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition, type AriaPositionProps } from 'react-aria/useOverlayPosition';
import { arrowGap } from '../overlays/arrow.css.ts';
import { BubbleArrow } from '../overlays/BubbleArrow.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface BubbleProps {
  /** The id of the tooltip, for `aria-describedby` of its control. */
  id: string;
  /** A ref to the control. */
  target: RefObject<HTMLElement | null>;
  /**
   * The position relative to the control.
   * @default 'top'
   */
  placement?: AriaPositionProps['placement'];
  /**
   * Whether an arrow points at the control.
   * @default false
   */
  hasArrow?: boolean;
  /** The content of the tooltip. */
  children: ReactNode;
}

/** The tooltip next to its control. It never takes focus. */
export function Bubble(props: BubbleProps) {
  return (
    <Overlay disableFocusManagement>
      <Placed {...props} />
    </Overlay>
  );
}

function Placed({ id, target, placement = 'top', hasArrow, children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const position = useOverlayPosition({
    targetRef: target,
    overlayRef: ref,
    placement,
    arrowSize: hasArrow ? 12 : 0,
    arrowBoundaryOffset: 6,
    offset: hasArrow ? arrowGap : 6,
    isOpen: true,
  });
  return (
    <div
      {...position.overlayProps}
      ref={ref}
      id={id}
      role="tooltip"
      data-placement={position.placement}
      className={tooltip}
    >
      {hasArrow && (
        <BubbleArrow isDark arrowProps={position.arrowProps} placement={position.placement} />
      )}
      {children}
    </div>
  );
}
