import { useId, type ReactNode, type Ref } from 'react';
import { error as errorStyle, errorIcon } from '../Field/Field.css.ts';
import { ErrorIcon } from '../icons.ts';
import { choice, help, labels } from '../Checkbox/choice.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { frame, iconOff, iconOn, row, track, turned, wait } from './Switch.css.ts';

export interface SwitchProps {
  /** The visible label. */
  children?: ReactNode;
  /** The accessible name if there's no visible label. */
  label?: string;
  /** Help text below the label. */
  description?: ReactNode;
  /** Whether the switch is on (controlled). Leave it out to let the switch keep its own state. */
  isSelected?: boolean;
  /**
   * Whether the switch is on at first (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean;
  /**
   * Whether the switch is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the state can be seen and focused, but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether the change is being saved. The switch shows the new state and ignores presses.
   * @default false
   */
  isPending?: boolean;
  /**
   * Whether the switch is shown as invalid.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * The error and how to fix it. It's shown only while `isInvalid` is set and there's a visible
   * label.
   */
  errorMessage?: ReactNode;
  /**
   * The colour while on.
   * @default 'accent'
   */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'info';
  /**
   * The size of the switch.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** An icon in the track while on. */
  onIcon?: ReactNode;
  /** An icon in the track while off. */
  offIcon?: ReactNode;
  /**
   * The side of the switch that the label is on.
   * @default 'end'
   */
  labelSide?: 'start' | 'end';
  /**
   * Whether the label is at the start and the switch at the end of the row, as in settings.
   * @default false
   */
  isRow?: boolean;
  /** Called with whether the switch is on when the user toggles it. */
  onChange?: (isSelected: boolean) => void;
  /** Called when the switch loses focus. */
  onBlur?: () => void;
  /** The id of the `<input>` element. */
  id?: string;
  /** The name of the field in a form. */
  name?: string;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * Turns something on or off with immediate effect. In a form with a save button, use `Checkbox`.
 */
export function Switch({
  children,
  label,
  description,
  isSelected,
  defaultSelected,
  isDisabled,
  isReadOnly,
  isPending,
  isInvalid,
  errorMessage,
  tone,
  size,
  onIcon,
  offIcon,
  labelSide = 'end',
  isRow,
  onChange,
  ...native
}: SwitchProps) {
  const helpId = useId();
  const errorId = useId();
  const wordsId = useId();
  const error = isInvalid && errorMessage;
  const isLocked = isReadOnly || isPending;
  const notes = [error && errorId, description && helpId].filter(Boolean).join(' ');
  const sides = isRow ? row : labelSide === 'start' ? turned : '';
  return (
    <label className={`${choice} ${sides}`} data-disabled={isDisabled || undefined}>
      <span className={frame({ tone, size })}>
        <input
          {...native}
          type="checkbox"
          role="switch"
          className={track}
          aria-label={label}
          aria-labelledby={children && !label ? wordsId : undefined}
          aria-describedby={notes || undefined}
          aria-invalid={isInvalid || undefined}
          aria-readonly={isReadOnly || undefined}
          aria-busy={isPending || undefined}
          disabled={isDisabled}
          checked={isSelected}
          defaultChecked={defaultSelected}
          onClick={(event) => isLocked && event.preventDefault()}
          onChange={(event) => !isLocked && onChange?.(event.target.checked)}
        />
        {onIcon && (
          <span className={iconOn} aria-hidden>
            {onIcon}
          </span>
        )}
        {offIcon && (
          <span className={iconOff} aria-hidden>
            {offIcon}
          </span>
        )}
        {isPending && (
          <span className={wait}>
            <Spinner />
          </span>
        )}
      </span>
      {children && (
        <span className={labels}>
          <span id={wordsId}>{children}</span>
          {error && (
            <span id={errorId} className={errorStyle}>
              <span className={errorIcon}>
                <ErrorIcon aria-hidden />
              </span>
              {error}
            </span>
          )}
          {description && (
            <span id={helpId} className={help}>
              {description}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
