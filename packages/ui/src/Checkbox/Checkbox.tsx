import { use, useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { error as errorStyle, errorIcon } from '../Field/Field.css.ts';
import { ErrorIcon } from '../icons.ts';
import { useRefs } from '../state/useRefs.ts';
import { checkbox } from './Checkbox.css.ts';
import { choice, help, words } from './choice.css.ts';
import { CheckedContext } from './useChecked.ts';

export interface CheckboxProps {
  /** What it switches, in words. */
  children?: ReactNode;
  /** The words, when the place shows what is meant: a row to select. */
  label?: string;
  /** Help under the words. */
  description?: ReactNode;
  /** What is wrong and how to mend it; shown while `isInvalid`. */
  errorMessage?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  /** Some of what it stands for is selected. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** Shows what holds and cannot be changed here. */
  isReadOnly?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  /** Which value of a `CheckboxGroup` it stands for. */
  value?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One yes or no, or in a `CheckboxGroup` one of several values, that takes effect when the form is saved. At once: use `Switch`. */
export function Checkbox({
  children,
  label,
  description,
  errorMessage,
  isSelected: ownSelected,
  defaultSelected,
  isIndeterminate = false,
  isDisabled: ownDisabled,
  isReadOnly: ownReadOnly,
  isInvalid: ownInvalid,
  isRequired,
  onChange,
  ref,
  ...native
}: CheckboxProps) {
  const found = use(CheckedContext);
  const group = native.value === undefined ? null : found;
  const isSelected = group ? group.values.includes(native.value ?? '') : ownSelected;
  const isDisabled = ownDisabled || found?.isDisabled;
  const isReadOnly = ownReadOnly || found?.isReadOnly;
  const isInvalid = ownInvalid || group?.isInvalid;
  const helpId = useId();
  const errorId = useId();
  const wordsId = useId();
  const error = isInvalid && errorMessage;
  const notes = [error && errorId, description && helpId].filter(Boolean).join(' ');
  const element = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (element.current) element.current.indeterminate = isIndeterminate;
  }, [isIndeterminate, isSelected]);
  return (
    <label className={choice} data-disabled={isDisabled || undefined}>
      <input
        {...native}
        ref={useRefs(element, ref)}
        type="checkbox"
        className={checkbox}
        aria-label={label}
        aria-labelledby={children && !label ? wordsId : undefined}
        aria-describedby={notes || undefined}
        aria-invalid={isInvalid || undefined}
        aria-required={isRequired || undefined}
        name={native.name ?? group?.name}
        aria-readonly={isReadOnly || undefined}
        disabled={isDisabled}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onClick={(event) => isReadOnly && event.preventDefault()}
        onChange={(event) => {
          if (isReadOnly) return;
          onChange?.(event.target.checked);
          if (native.value !== undefined) group?.toggle(native.value);
        }}
      />
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
