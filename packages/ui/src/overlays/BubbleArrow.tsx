import type { DOMAttributes, CSSProperties } from 'react';
import type { PlacementAxis } from 'react-aria/useOverlayPosition';
import { ArrowShape } from './ArrowShape.tsx';

export interface BubbleArrowProps {
  /** The attributes from `useOverlayPosition`, with the position along the edge. */
  arrowProps: DOMAttributes<Element> & { style?: CSSProperties };
  /** The edge, from `useOverlayPosition`. */
  placement: PlacementAxis | null;
  /**
   * Whether the arrow has the colours of a tooltip.
   * @default false
   */
  isDark?: boolean;
}

/** The arrow of an overlay that is positioned by `useOverlayPosition`. */
export function BubbleArrow({ arrowProps, placement, isDark }: BubbleArrowProps) {
  if (!placement || placement === 'center') return null;
  const isAbove = placement === 'top' || placement === 'bottom';
  return (
    <span
      {...arrowProps}
      style={{
        ...arrowProps.style,
        position: 'absolute',
        [placement]: '100%',
        translate: isAbove ? '-50% 0' : '0 -50%',
      }}
    >
      <ArrowShape isDark={isDark} />
    </span>
  );
}
