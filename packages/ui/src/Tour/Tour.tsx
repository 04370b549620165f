import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { TourCard } from './TourCard.tsx';
import { isThere, nextStep, type TourStep } from './steps.ts';
import { useTourLabels } from './useTourLabels.ts';

/** The texts of a `Tour`. */
export interface TourLabels {
  /** The label of the button to the next step. */
  next: string;
  /** The label of the button to the previous step. */
  back: string;
  /** The label of the button of the last step: "Done". */
  finish: string;
  /** The accessible name of the close button: "Skip the tour". */
  skip: string;
  /** Returns the position from the 1-based number of the step and the number of steps: "2 of 3". */
  count: (number: number, total: number) => string;
}

export interface TourProps extends OpenStateProps {
  /** The steps, in order. Steps whose target isn't on the page are skipped. */
  steps: readonly TourStep[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<TourLabels>;
  /** Called when the button of the last step is pressed, after the tour has closed. */
  onFinish?: () => void;
  /** Called with the id of the current step when the tour is closed early. */
  onSkip?: (id: string) => void;
}

/** Introduces people to a page: one card after the other, each next to its subject. */
export function Tour(props: TourProps) {
  const [isOpen, setOpen] = useOpenState(props);
  return isOpen ? <Steps {...props} close={() => setOpen(false)} /> : null;
}

function Steps({ steps, onFinish, onSkip, close, ...props }: TourProps & { close: () => void }) {
  const labels = useTourLabels(props.labels);
  const [at, setAt] = useState(-1);
  const before = useRef<Element>(null);
  const start = useEffectEvent(() => {
    const first = nextStep(steps, -1, 1);
    // Targets exist only after rendering. A tour without any of them closes immediately.
    if (first < 0) close();
    else setAt(first);
  });
  useEffect(() => {
    before.current = document.activeElement;
    // Whether targets exist is known only after rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    start();
    return () => {
      if (before.current instanceof HTMLElement) before.current.focus();
    };
  }, []);
  const step = steps[at];
  if (!step) return null;
  const go = (by: 1 | -1) => {
    const next = nextStep(steps, at, by);
    if (next >= 0) return setAt(next);
    if (by < 0) return;
    close();
    onFinish?.();
  };
  const shown = steps.filter((each) => each === step || isThere(each));
  return (
    <Overlay disableFocusManagement>
      <TourCard
        key={step.id}
        step={step}
        labels={labels}
        number={shown.indexOf(step) + 1}
        total={shown.length}
        onNext={() => go(1)}
        onBack={nextStep(steps, at, -1) < 0 ? undefined : () => go(-1)}
        onSkip={() => {
          close();
          onSkip?.(step.id);
        }}
      />
    </Overlay>
  );
}
