import type { ReactNode, RefObject } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOverlayPosition, type AriaPositionProps } from 'react-aria/useOverlayPosition';
import { arrowGap } from '../overlays/arrow.css.ts';
import { BubbleArrow } from '../overlays/BubbleArrow.tsx';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { card as cardLook, inner, trigger as triggerLook } from './HoverCard.css.ts';
import { useHoverCard } from './useHoverCard.ts';

export interface HoverCardProps extends OpenStateProps {
  /** The accessible name of the card: "Table 7". */
  label: string;
  /** The preview. Links and buttons in it can be used. */
  content: ReactNode;
  /**
   * The position of the card relative to its trigger.
   * @default 'bottom start'
   */
  placement?: AriaPositionProps['placement'];
  /**
   * The time in milliseconds that the pointer or focus rests on the trigger before the card opens.
   * @default 500
   */
  openDelay?: number;
  /**
   * The time in milliseconds to move from the trigger to the card before it closes.
   * @default 250
   */
  closeDelay?: number;
  /**
   * Whether the card doesn't open.
   * @default false
   */
  isDisabled?: boolean;
  /** The link or button that is previewed. */
  children: ReactNode;
}

/**
 * A preview of a link's target, on hover and keyboard focus. It should only repeat content of the
 * target, because touch screens have no hover.
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

/** The card in the top layer, which a dialog below treats as its own content. */
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
