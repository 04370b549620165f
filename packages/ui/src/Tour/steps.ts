import type { ReactNode } from 'react';
import type { AriaPositionProps } from 'react-aria/useOverlayPosition';

/** One stop of a tour. */
export interface TourStep {
  id: string;
  /** Finds what it is about, when its turn comes; a step whose target is not there is left out. */
  target: () => Element | null | undefined;
  title: string;
  children: ReactNode;
  placement?: AriaPositionProps['placement'];
}

/** Whether there is something to point at: it is in the page and has a box. */
export const isThere = (step: TourStep): boolean =>
  (step.target()?.getClientRects().length ?? 0) > 0;

/** The next step in a direction whose target is there, or -1. */
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
