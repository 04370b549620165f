import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Overlay } from 'react-aria/Overlay';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { TourCard } from './TourCard.tsx';
import { isThere, nextStep, type TourStep } from './steps.ts';

/** Every word of a tour. */
export interface TourWords {
  next: string;
  back: string;
  /** What the last step's button says: "Done". */
  finish: string;
  /** What the cross says: "Skip the tour". */
  skip: string;
  /** Which step of how many that are there: "2 of 3". */
  count: (number: number, total: number) => string;
}

export interface TourProps extends OpenStateProps {
  steps: readonly TourStep[];
  words: TourWords;
  /** The last step has been left by its button. */
  onFinish?: () => void;
  /** It was left before, at the step with this id. */
  onSkip?: (id: string) => void;
}

/** Shows people around: one card after the other, each beside what it is about. */
export function Tour(props: TourProps) {
  const [isOpen, setOpen] = useOpenState(props);
  return isOpen ? <Steps {...props} close={() => setOpen(false)} /> : null;
}

function Steps({ steps, words, onFinish, onSkip, close }: TourProps & { close: () => void }) {
  const [at, setAt] = useState(-1);
  const before = useRef<Element>(null);
  const start = useEffectEvent(() => {
    const first = nextStep(steps, -1, 1);
    // Targets are in the page only once it is drawn; a tour without any of them ends at once.
    if (first < 0) close();
    else setAt(first);
  });
  useEffect(() => {
    before.current = document.activeElement;
    // Only the drawn page tells which targets are there.
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
        words={words}
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
