import { use, useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { error as errorStyle, errorIcon } from '../Field/Field.css.ts';
import { ErrorIcon } from '../icons.ts';
import { useRefs } from '../state/useRefs.ts';
import { checkbox } from './Checkbox.css.ts';
import { choice, help, labels } from './choice.css.ts';
import { CheckedContext } from './useChecked.ts';

export interface CheckboxProps {
  /** The visible label. */
  children?: ReactNode;
  /**
   * The accessible name if there's no visible label, for example for the checkbox of a table row.
   */
  label?: string;
  /** Help text below the label. */
  description?: ReactNode;
  /**
   * The error and how to fix it. It's shown only while `isInvalid` is set and there's a visible
   * label.
   */
  errorMessage?: ReactNode;
  /**
   * Whether the checkbox is selected (controlled). Leave it out to let the checkbox keep its own
   * state.
   */
  isSelected?: boolean;
  /**
   * Whether the checkbox is selected at first (uncontrolled).
   * @default false
   */
  defaultSelected?: boolean;
  /**
   * Whether some, but not all, of the things that the checkbox represents are selected.
   * @default false
   */
  isIndeterminate?: boolean;
  /**
   * Whether the checkbox is disabled. A disabled `CheckboxGroup` disables its checkboxes.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the state can be seen and focused, but not changed.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether the checkbox is shown as invalid. An invalid `CheckboxGroup` makes its checkboxes
   * invalid.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Whether screen readers announce the checkbox as required.
   * @default false
   */
  isRequired?: boolean;
  /** Called with whether the checkbox is selected when the user toggles it. */
  onChange?: (isSelected: boolean) => void;
  /** Called when the checkbox loses focus. */
  onBlur?: () => void;
  /** The id of the `<input>` element. */
  id?: string;
  /**
   * The name of the field in a form. A checkbox in a group uses the group's name if it's left out.
   */
  name?: string;
  /** The value that the checkbox represents in a `CheckboxGroup` or a form. */
  value?: string;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A yes or no that takes effect when the form is saved, or one of several values in a
 * `CheckboxGroup`. For immediate effect, use `Switch`.
 */
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
