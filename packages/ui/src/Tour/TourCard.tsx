import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { useOverlayPosition } from 'react-aria/useOverlayPosition';
import { Button } from '../Button/Button.tsx';
import { arrowGap } from '../overlays/arrow.css.ts';
import { BubbleArrow } from '../overlays/BubbleArrow.tsx';
import { CloseButton } from '../overlays/CloseButton.tsx';
import { card, count, foot, head, heading, inner, targetMark } from './Tour.css.ts';
import type { TourWords } from './Tour.tsx';
import type { TourStep } from './steps.ts';

export interface TourCardProps {
  step: TourStep;
  words: TourWords;
  number: number;
  total: number;
  onNext: () => void;
  /** Leaves the first step without a way back. */
  onBack?: () => void;
  onSkip: () => void;
}

/** One step beside its target; the focus stays in it, the page stays visible. */
export function TourCard({ step, words, number, total, onNext, onBack, onSkip }: TourCardProps) {
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
    const act = {
      Escape: onSkip,
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: onNext,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: onBack,
    }[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
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
            <CloseButton label={words.skip} onPress={onSkip} />
          </div>
          {step.children}
          <div className={foot}>
            <span className={count}>{words.count(number, total)}</span>
            {onBack && (
              <Button size="s" onPress={onBack}>
                {words.back}
              </Button>
            )}
            <Button size="s" tone="accent" emphasis="solid" onPress={onNext}>
              {isLast ? words.finish : words.next}
            </Button>
          </div>
        </div>
      </div>
    </FocusScope>
  );
}
