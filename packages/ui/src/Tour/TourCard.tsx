import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { Button } from '../Button/Button.tsx';
import { arrowGap } from '../overlays/arrow.css.ts';
import { BubbleArrow } from '../overlays/BubbleArrow.tsx';
import { CloseButton } from '../overlays/CloseButton.tsx';
import { card, count, foot, head, heading, inner, targetMark } from './Tour.css.ts';
import type { TourLabels } from './Tour.tsx';
import type { TourStep } from './steps.ts';

export interface TourCardProps {
  /** The step. */
  step: TourStep;
  /** The texts of the tour. */
  labels: TourLabels;
  /** The 1-based number of the step. */
  number: number;
  /** The number of steps. */
  total: number;
  /** Called when the next button is pressed. */
  onNext: () => void;
  /** Called when the back button is pressed. The first step has none. */
  onBack?: () => void;
  /** Called when the tour is closed early. */
  onSkip: () => void;
}

/** A step next to its target. Focus stays in the card, and the page stays visible. */
export function TourCard({ step, labels, number, total, onNext, onBack, onSkip }: TourCardProps) {
  const ref = useRef<HTMLDivElement>(null);
  const target = useRef(step.target() ?? null);
  const titleId = useId();
  const isLast = number === total;
  const { overlayProps, arrowProps, placement } = useOverlayPosition({
    targetRef: target,
    overlayRef: ref,
    placement: step.placement ?? 'bottom',
    offset: arrowGap + 4,
    arrowSize: 12,
    arrowBoundaryOffset: 8,
    isOpen: true,
  });
  useEffect(() => {
    const element = target.current;
    element?.setAttribute(targetMark, '');
    element?.scrollIntoView({ block: 'center', inline: 'nearest' });
    ref.current?.focus({ preventScroll: true });
    return () => element?.removeAttribute(targetMark);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const isRtl = ref.current?.matches(':dir(rtl)');
    const action = {
      Escape: onSkip,
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: onNext,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: onBack,
    }[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  return (
    <FocusScope contain>
      <div
        {...overlayProps}
        ref={ref}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={titleId}
        data-placement={placement}
        className={card}
        onKeyDown={onKeyDown}
      >
        <BubbleArrow arrowProps={arrowProps} placement={placement} />
        <div className={inner}>
          <div className={head}>
            <h2 id={titleId} className={heading}>
              {step.title}
            </h2>
            <CloseButton label={labels.skip} onPress={onSkip} />
          </div>
          {step.children}
          <div className={foot}>
            <span className={count}>{labels.count(number, total)}</span>
            {onBack && (
              <Button size="s" onPress={onBack}>
                {labels.back}
              </Button>
            )}
            <Button size="s" tone="accent" emphasis="solid" onPress={onNext}>
              {isLast ? labels.finish : labels.next}
            </Button>
          </div>
        </div>
      </div>
    </FocusScope>
  );
}
