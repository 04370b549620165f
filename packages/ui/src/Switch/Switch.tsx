import { useId, type ReactNode, type Ref } from 'react';
import { error as errorStyle, errorIcon } from '../Field/Field.css.ts';
import { ErrorIcon } from '../icons.ts';
import { choice, help, words } from '../Checkbox/choice.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { frame, iconOff, iconOn, row, track, turned, wait } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off. */
  children?: ReactNode;
  /** The words, when the place shows what is meant. */
  label?: string;
  description?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isDisabled?: boolean;
  /** Shows what holds and cannot be changed here. */
  isReadOnly?: boolean;
  /** What was switched is being saved: it shows the new side and takes no further press. */
  isPending?: boolean;
  isInvalid?: boolean;
  /** What is wrong and how to mend it; shown while `isInvalid`. */
  errorMessage?: ReactNode;
  /** The colour of “on”. */
  tone?: 'accent' | 'success' | 'warning' | 'danger' | 'info';
  size?: 's' | 'm' | 'l';
  /** Signs inside of the track, for on and off. */
  onIcon?: ReactNode;
  offIcon?: ReactNode;
  /** On which side of the switch the words stand. */
  labelSide?: 'start' | 'end';
  /** Words at the start, switch at the end of the line: settings. */
  isRow?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. With a save button: use `Checkbox`. */
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
        <span className={words}>
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
