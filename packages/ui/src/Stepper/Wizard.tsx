import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { isReachable } from './progress.ts';
import { Stepper, type StepLabels, type StepperProps } from './Stepper.tsx';
import { useWizard } from './useWizard.ts';
import { buttons, page, panel, wizard } from './Wizard.css.ts';
import { useWizardLabels } from './useWizardLabels.ts';

/** A step of a `Wizard` with its content. */
export interface WizardStep {
  /** The unique id of the step. */
  id: string;
  /** The title of the step. */
  title: string;
  /** A secondary line below the title. */
  description?: ReactNode;
  /** An icon instead of the number. */
  icon?: ReactNode;
  /**
   * The content of the step. It stays mounted while other steps are shown, so that entered values
   * are kept.
   */
  content: ReactNode;
  /**
   * Called before the user moves to a later step; returns whether they can. Show the errors in the
   * content. Without it every step is valid.
   */
  validate?: () => boolean | Promise<boolean>;
}

/** The texts of a `Wizard`. */
export interface WizardLabels extends StepLabels {
  /** The label of the button to the next step. */
  next: string;
  /** The label of the button to the previous step. */
  back: string;
  /** The label of the button of the last step. */
  finish: string;
}

export interface WizardProps extends Pick<StepperProps, 'label' | 'orientation' | 'variant'> {
  /** The steps, in order. */
  steps: readonly WizardStep[];
  /** Texts to use instead of the kit's own. */
  labels?: Partial<WizardLabels>;
  /**
   * Called when the last step is valid. The button is pending until a returned promise is settled.
   */
  onFinish: () => void | Promise<void>;
  /** The id of the current step (controlled). Leave it out to let the wizard keep its own state. */
  selectedKey?: string;
  /** Called with the id of the new step when the user goes to another one. */
  onChange?: (id: string) => void;
  /**
   * Whether later steps are reachable only after the ones before. With false the user can go to any
   * step.
   * @default true
   */
  isLinear?: boolean;
}

/** A task in several steps, each validated before the next. */
export function Wizard({
  label,
  steps,
  labels: given,
  onFinish,
  selectedKey,
  onChange,
  isLinear = true,
  orientation = 'horizontal',
  variant,
}: WizardProps) {
  const labels = useWizardLabels(given);
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
        labels={labels}
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
            {labels.back}
          </Button>
          <Button tone="accent" emphasis="solid" isPending={isPending} onPress={way.next}>
            {isLast ? labels.finish : labels.next}
          </Button>
        </div>
      </div>
    </div>
  );
}
