import { useRef, type ReactNode, type RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition, type AriaPositionProps } from 'react-aria/useOverlayPosition';
import { tooltip } from './Tooltip.css.ts';

export interface BubbleProps {
  id: string;
  target: RefObject<HTMLElement | null>;
  placement?: AriaPositionProps['placement'];
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

function Placed({ id, target, placement = 'top', children }: BubbleProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { overlayProps } = useOverlayPosition({
    targetRef: target,
    overlayRef: ref,
    placement,
    offset: 6,
    isOpen: true,
  });
  return (
    <div {...overlayProps} ref={ref} id={id} role="tooltip" className={tooltip}>
      {children}
    </div>
  );
}
