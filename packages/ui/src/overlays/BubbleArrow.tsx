import type { DOMAttributes, CSSProperties } from 'react';
import type { PlacementAxis } from 'react-aria/useOverlayPosition';
import { ArrowShape } from './ArrowShape.tsx';

export interface BubbleArrowProps {
  /** From `useOverlayPosition`: where along the edge. */
  arrowProps: DOMAttributes<Element> & { style?: CSSProperties };
  placement: PlacementAxis | null;
  isDark?: boolean;
}

/** The arrow of what stands beside its target by `useOverlayPosition`. */
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
