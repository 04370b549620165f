import type { ReactNode, RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition, type AriaPositionProps } from 'react-aria/useOverlayPosition';
import { arrowGap } from '../overlays/arrow.css.ts';
import { BubbleArrow } from '../overlays/BubbleArrow.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { card as cardLook, inner, trigger as triggerLook } from './HoverCard.css.ts';
import { useHoverCard } from './useHoverCard.ts';

export interface HoverCardProps extends OpenStateProps {
  /** What the card previews, to a screen reader: "Table 7". */
  label: string;
  /** The preview. Links and buttons in it can be reached. */
  content: ReactNode;
  placement?: AriaPositionProps['placement'];
  /** How long the pointer or the focus rests before it opens, in milliseconds. */
  openDelay?: number;
  /** How long there is to get from the trigger to the card, in milliseconds. */
  closeDelay?: number;
  isDisabled?: boolean;
  /** The link or button that it previews. */
  children: ReactNode;
}

/**
 * A glance at what a link leads to, on hover and on keyboard focus. It only repeats what stands
 * behind the link, as touch has no hover.
 */
export function HoverCard(props: HoverCardProps) {
  const { label, content, placement = 'bottom start', isDisabled, children } = props;
  const { openDelay = 500, closeDelay = 250 } = props;
  const [isOpen, setOpen] = useOpenState(props);
  const preview = useHoverCard({ isOpen, setOpen, openDelay, closeDelay });
  if (isDisabled) return children;
  return (
    <>
      <span
        {...preview.triggerEvents}
        ref={preview.trigger}
        role="presentation"
        className={triggerLook}
      >
        {children}
      </span>
      {isOpen && (
        <Overlay disableFocusManagement>
          <Placed
            {...preview.cardEvents}
            cardRef={preview.card}
            target={preview.trigger}
            label={label}
            placement={placement}
          >
            {content}
          </Placed>
        </Overlay>
      )}
    </>
  );
}

type PlacedProps = ReturnType<typeof useHoverCard>['cardEvents'] & {
  cardRef: RefObject<HTMLDivElement | null>;
  target: RefObject<HTMLElement | null>;
  label: string;
  placement: AriaPositionProps['placement'];
  children: ReactNode;
};

/** The card in the top layer, where a dialog below counts it as inside of itself. */
function Placed({ cardRef, target, label, placement, children, ...events }: PlacedProps) {
  const position = useOverlayPosition({
    targetRef: target,
    overlayRef: cardRef,
    placement,
    offset: arrowGap,
    arrowSize: 12,
    arrowBoundaryOffset: 8,
    isOpen: true,
  });
  return (
    <div
      {...position.overlayProps}
      {...events}
      ref={cardRef}
      role="dialog"
      aria-label={label}
      data-react-aria-top-layer="true"
      data-placement={position.placement}
      className={cardLook}
    >
      <BubbleArrow arrowProps={position.arrowProps} placement={position.placement} />
      <div className={inner}>{children}</div>
    </div>
  );
}
