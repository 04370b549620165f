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
  labels as wordsStyle,
} from './Stepper.css.ts';
import { useStepLabels } from './useStepLabels.ts';

/** A step of a `Stepper`. */
export interface Step {
  /** The unique id of the step. */
  id: string;
  /** The title of the step. */
  title: string;
  /** A secondary line below the title. */
  description?: ReactNode;
  /** An icon instead of the number. */
  icon?: ReactNode;
  /**
   * Whether the step is completed.
   * @default false
   */
  isDone?: boolean;
  /**
   * Whether something in the step has to be fixed.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Whether the user can go to the step by pressing it.
   * @default false
   */
  isReachable?: boolean;
}

/** The texts that screen readers add to the title of a step. */
export interface StepLabels {
  /** The text of a completed step. */
  done: string;
  /** The text of a step with errors. */
  invalid: string;
}

export interface StepperProps {
  /** The accessible name of the steps, which names their goal. */
  label: string;
  /** The steps, in order. */
  steps: readonly Step[];
  /** The id of the current step. */
  selectedKey: string;
  /**
   * Called with the id of a reachable step when it's pressed. Without it steps can't be pressed.
   */
  onChange?: (id: string) => void;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<StepLabels>;
  /**
   * The direction of the steps.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * The look of the steps.
   * @default 'numbers'
   */
  variant?: 'numbers' | 'modern';
}

/** The progress through several steps. For steps with their content, use `Wizard`. */
export function Stepper({
  label,
  steps,
  selectedKey,
  onChange,
  labels: given,
  orientation = 'horizontal',
  variant = 'numbers',
}: StepperProps) {
  const labels = useStepLabels(given);
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
      // Make scrolling steps reachable by keyboard.
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
              {step.isInvalid && <VisuallyHidden>{labels.invalid}</VisuallyHidden>}
              {step.isDone && !step.isInvalid && <VisuallyHidden>{labels.done}</VisuallyHidden>}
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

/** Scrolls the list, not the page, until the current step is visible. */
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
