import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { isReachable } from './progress.ts';
import { Stepper, type StepWords, type StepperProps } from './Stepper.tsx';
import { useWizard } from './useWizard.ts';
import { buttons, page, panel, wizard } from './Wizard.css.ts';

export interface WizardStep {
  id: string;
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  /** Its page. It stays while others are shown, so that what was typed does too. */
  content: ReactNode;
  /** Whether it may be left forwards; it may ask a server. Show in the page what is wrong. */
  validate?: () => boolean | Promise<boolean>;
}

export interface WizardWords extends StepWords {
  next: string;
  back: string;
  finish: string;
}

export interface WizardProps extends Pick<StepperProps, 'label' | 'orientation' | 'variant'> {
  steps: readonly WizardStep[];
  words: WizardWords;
  /** Called when the last step is right; the button waits for it. */
  onFinish: () => void | Promise<void>;
  selectedKey?: string;
  onChange?: (id: string) => void;
  /** `false` lets people go to any step by a press. */
  isLinear?: boolean;
}

/** A task in steps, each looked over before the next. */
export function Wizard({
  label,
  steps,
  words,
  onFinish,
  selectedKey,
  onChange,
  isLinear = true,
  orientation = 'horizontal',
  variant,
}: WizardProps) {
  const { current, index, progress, isPending, ...way } = useWizard({
    ids: steps.map(({ id }) => id),
    validate: (id) => steps.find((step) => step.id === id)?.validate?.() ?? true,
    onFinish,
    selectedKey,
    onChange,
  });
  const shown = steps.map(({ id, title, description, icon }, at) => ({
    id,
    title,
    description,
    icon,
    isDone: progress.done.includes(id),
    isInvalid: progress.invalid.includes(id),
    isReachable: !isPending && isReachable(at, progress, isLinear),
  }));
  const isLast = index === steps.length - 1;
  return (
    <div role="group" aria-label={label} className={wizard({ orientation })}>
      <Stepper
        label={label}
        steps={shown}
        selectedKey={current}
        onChange={way.go}
        words={words}
        orientation={orientation}
        variant={variant}
      />
      <div className={page}>
        {steps.map(({ id, title, content }) => (
          <div
            key={id}
            ref={id === current ? way.page : undefined}
            role="group"
            aria-label={title}
            tabIndex={-1}
            hidden={id !== current}
            className={panel}
          >
            {content}
          </div>
        ))}
        <div className={buttons}>
          <Button
            isDisabled={index === 0}
            aria-disabled={isPending || undefined}
            onPress={way.back}
          >
            {words.back}
          </Button>
          <Button tone="accent" emphasis="solid" isPending={isPending} onPress={way.next}>
            {isLast ? words.finish : words.next}
          </Button>
        </div>
      </div>
    </div>
  );
}
