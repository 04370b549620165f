import type { ReactNode } from 'react';
import type { AriaPositionProps } from 'react-aria/useOverlayPosition';

/** A step of a tour. */
export interface TourStep {
  /** The unique id of the step. */
  id: string;
  /**
   * Returns the element that the step is about, when the step is shown. A step without one is
   * skipped.
   */
  target: () => Element | null | undefined;
  /** The title of the card. */
  title: string;
  /** The content of the card. */
  children: ReactNode;
  /**
   * The position of the card relative to the target.
   * @default 'bottom'
   */
  placement?: AriaPositionProps['placement'];
}

/** Whether the target of a step is on the page and has a box. */
export const isThere = (step: TourStep): boolean =>
  (step.target()?.getClientRects().length ?? 0) > 0;

/** Returns the index of the next step in a direction whose target is on the page, or -1. */
export function nextStep(
  steps: readonly TourStep[],
  from: number,
  by: 1 | -1,
  isShown: (step: TourStep) => boolean = isThere,
): number {
  for (let at = from + by; at >= 0 && at < steps.length; at += by) {
    const step = steps[at];
    if (step && isShown(step)) return at;
  }
  return -1;
}
