import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { AlertIcon, CheckIcon } from '../icons.ts';
import { useScrolls } from '../overlays/useScrolls.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  entry,
  list,
  mark,
  note,
  step as stepStyle,
  title as titleStyle,
  words as wordsStyle,
} from './Stepper.css.ts';

export interface Step {
  id: string;
  title: string;
  description?: ReactNode;
  /** Takes the place of the number. */
  icon?: ReactNode;
  isDone?: boolean;
  /** Something in it has to be mended. */
  isInvalid?: boolean;
  /** Can be gone to by a press. */
  isReachable?: boolean;
}

/** What a screen reader says of a step beside its title. */
export interface StepWords {
  done: string;
  invalid: string;
}

export interface StepperProps {
  /** What the steps lead to, to a screen reader. */
  label: string;
  steps: readonly Step[];
  selectedKey: string;
  /** Called when a reachable step is pressed; without it the steps only show. */
  onChange?: (id: string) => void;
  words: StepWords;
  orientation?: 'horizontal' | 'vertical';
  variant?: 'numbers' | 'modern';
}

/** How far one is on a way of several steps. For the steps with their pages use `Wizard`. */
export function Stepper({
  label,
  steps,
  selectedKey,
  onChange,
  words,
  orientation = 'horizontal',
  variant = 'numbers',
}: StepperProps) {
  const { locale } = useLocale();
  const figures = new Intl.NumberFormat(locale);
  const ref = useRef<HTMLOListElement>(null);
  const isOver = useScrolls(ref, { axis: 'inline', count: steps.length });
  useLayoutEffect(() => {
    if (ref.current && isOver) showCurrent(ref.current);
  }, [isOver, selectedKey]);
  return (
    <ol
      ref={ref}
      role="list"
      aria-label={label}
      // What scrolls has to be reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isOver ? 0 : undefined}
      className={list({ orientation })}
    >
      {steps.map((step, index) => {
        const isCurrent = step.id === selectedKey;
        const content = (
          <>
            <span className={mark({ variant, state: stateOf(step, isCurrent) })} aria-hidden>
              {signOf(step, isCurrent) ?? figures.format(index + 1)}
            </span>
            <span className={wordsStyle}>
              <span className={titleStyle}>{step.title}</span>
              {step.description && <span className={note}>{step.description}</span>}
              {step.isInvalid && <VisuallyHidden>{words.invalid}</VisuallyHidden>}
              {step.isDone && !step.isInvalid && <VisuallyHidden>{words.done}</VisuallyHidden>}
            </span>
          </>
        );
        const current = isCurrent ? 'step' : undefined;
        return (
          <li
            key={step.id}
            className={entry({ orientation, variant })}
            data-done={step.isDone || undefined}
          >
            {onChange && step.isReachable && !isCurrent ? (
              <button type="button" className={stepStyle} onClick={() => onChange(step.id)}>
                {content}
              </button>
            ) : (
              <span className={stepStyle} aria-current={current}>
                {content}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Scrolls the list, and not the page, until the current step is in it. */
function showCurrent(box: HTMLElement) {
  const step = box.querySelector('[aria-current=step]')?.getBoundingClientRect();
  if (!step) return;
  const { left, right } = box.getBoundingClientRect();
  if (step.left < left) box.scrollBy({ left: step.left - left });
  else if (step.right > right) box.scrollBy({ left: step.right - right });
}

function stateOf({ isInvalid, isDone }: Step, isCurrent: boolean) {
  if (isInvalid) return 'invalid';
  if (isCurrent) return 'current';
  return isDone ? 'done' : 'ahead';
}

function signOf({ isInvalid, isDone, icon }: Step, isCurrent: boolean) {
  if (isInvalid) return <AlertIcon />;
  if (icon) return icon;
  return isDone && !isCurrent ? <CheckIcon /> : null;
}
