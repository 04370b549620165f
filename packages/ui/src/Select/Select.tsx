import * as Radix from '@radix-ui/react-select';
import { useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { error, errorIcon } from '../Field/Field.css.ts';
import { ChevronDownIcon, CloseIcon, ErrorIcon } from '../icons.ts';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import { useRefs } from '../state/useRefs.ts';
import { innerButton } from '../TextField/InputBox.css.ts';
import {
  chosenIcon,
  clearButton,
  control,
  field,
  icon,
  label as labelStyle,
  note,
  trigger,
  value as valueStyle,
} from './Select.css.ts';
import { SelectList } from './SelectList.tsx';
import { findOption, fromRadix, toRadix, type SelectOptions } from './options.ts';

export interface SelectProps extends OpenStateProps {
  /** The label of the field. */
  label: string;
  /**
   * Whether the label is only for screen readers, because the context shows it.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The options, optionally in groups. */
  options: SelectOptions;
  /**
   * The value of the selected option (controlled), or null for none. Leave it out to let the field
   * keep its own state.
   */
  value?: string | null;
  /**
   * The value of the option that is selected at first (uncontrolled).
   * @default null
   */
  defaultValue?: string | null;
  /** Called with the value when the user selects an option. */
  onChange?: (value: string) => void;
  /** Called when the button that opens the list loses focus. */
  onBlur?: () => void;
  /** The text that is shown while nothing is selected. */
  placeholder?: string;
  /** Help text below the field. */
  description?: ReactNode;
  /** The error and how to fix it. It's shown only while `isInvalid` is set. */
  errorMessage?: ReactNode;
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the field is shown as invalid.
   * @default false
   */
  isInvalid?: boolean;
  /**
   * Whether screen readers announce the field as required.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Whether the value can be seen but not changed. The list doesn't open.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Whether the options are loading. The list doesn't open.
   * @default false
   */
  isPending?: boolean;
  /**
   * The accessible name of the button that clears the selection. Without it there's no such button.
   */
  clearLabel?: string;
  /** Called when the selection is cleared. `onChange` isn't called then. */
  onClear?: () => void;
  /**
   * The size of the field.
   * @default 'm'
   */
  size?: 's' | 'm' | 'l';
  /** The name of the value in a form. Without it the value isn't submitted natively. */
  name?: string;
  /** A ref to the `<button>` element that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of a few known values. The list opens above any dialog, without being clipped. */
export function Select(props: SelectProps) {
  const { label, options, placeholder, description, errorMessage, isInvalid = false } = props;
  const id = useId();
  const { direction } = useLocale();
  const element = useRef<HTMLButtonElement>(null);
  const ref = useRefs(element, props.ref);
  const [isOpen, setOpen] = useOpenState(props);
  const [own, setOwn] = useState(props.defaultValue ?? null);
  const value = props.value === undefined ? own : props.value;
  const chosen = findOption(options, value);
  const change = (marked: string) => {
    // In forms, Radix resets its hidden native select, which has no options while the list is
    // closed.
    if (!marked) return;
    const next = fromRadix(marked);
    setOwn(next);
    props.onChange?.(next);
  };
  const clear = () => {
    setOwn(null);
    props.onClear?.();
    element.current?.focus();
  };
  const isLocked = props.isReadOnly || props.isDisabled;
  const hasClear = props.clearLabel && value !== null && !isLocked;
  const hasError = isInvalid && errorMessage != null;
  const notes = [hasError && `${id}-error`, description != null && `${id}-note`];
  return (
    <div className={field} data-disabled={props.isDisabled || undefined}>
      {!props.isLabelHidden && (
        <label id={`${id}-label`} htmlFor={id} className={labelStyle}>
          {label}
        </label>
      )}
      <Radix.Root
        value={toRadix(chosen && value)}
        onValueChange={change}
        open={isOpen}
        onOpenChange={(next) => setOpen(next && !props.isReadOnly && !props.isPending)}
        disabled={props.isDisabled}
        dir={direction}
      >
        <div className={control}>
          <Radix.Trigger
            ref={ref}
            id={id}
            className={trigger}
            data-size={props.size}
            data-invalid={isInvalid || undefined}
            data-readonly={props.isReadOnly || undefined}
            data-clearable={hasClear ? '' : undefined}
            aria-label={props.isLabelHidden ? label : undefined}
            aria-labelledby={props.isLabelHidden ? undefined : `${id}-label ${id}`}
            aria-invalid={isInvalid || undefined}
            aria-required={props.isRequired || undefined}
            aria-readonly={props.isReadOnly || undefined}
            aria-busy={props.isPending || undefined}
            aria-describedby={notes.filter(Boolean).join(' ') || undefined}
            onBlur={props.onBlur}
          >
            {chosen?.icon && (
              <span className={chosenIcon} aria-hidden>
                {chosen.icon}
              </span>
            )}
            <span className={valueStyle}>
              <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
            </span>
            {props.isPending ? <Spinner /> : <ChevronDownIcon className={icon} />}
          </Radix.Trigger>
          {hasClear && (
            <span className={clearButton}>
              <button
                type="button"
                className={innerButton}
                aria-label={props.clearLabel}
                onClick={clear}
              >
                <CloseIcon aria-hidden />
              </button>
            </span>
          )}
        </div>
        {isOpen && <SelectList options={options} />}
      </Radix.Root>
      {props.name && <input type="hidden" name={props.name} value={value ?? ''} />}
      {hasError && (
        <span id={`${id}-error`} className={error}>
          <span className={errorIcon}>
            <ErrorIcon aria-hidden />
          </span>
          {errorMessage}
        </span>
      )}
      {description != null && (
        <span id={`${id}-note`} className={note}>
          {description}
        </span>
      )}
    </div>
  );
}
