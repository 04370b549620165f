import { useRef, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition, type AriaPositionProps } from 'react-aria/useOverlayPosition';
import { arrowGap } from '../overlays/arrow.css.ts';
import { BubbleArrow } from '../overlays/BubbleArrow.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface BubbleProps {
  id: string;
  target: RefObject<HTMLElement | null>;
  placement?: AriaPositionProps['placement'];
  /** Points at what it explains. */
  hasArrow?: boolean;
  children: ReactNode;
}

/** The tooltip itself, beside what it explains. It takes no focus. */
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
