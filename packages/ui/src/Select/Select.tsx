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
  label: string;
  /** Keeps the label for screen readers alone, where what stands around says it. */
  isLabelHidden?: boolean;
  options: SelectOptions;
  value?: string | null;
  defaultValue?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  description?: ReactNode;
  errorMessage?: ReactNode;
  isDisabled?: boolean;
  isInvalid?: boolean;
  isRequired?: boolean;
  /** Shows the value and opens nothing. */
  isReadOnly?: boolean;
  /** The options are on their way. */
  isPending?: boolean;
  /** Names a cross that takes the choice back; without it there is none. */
  clearLabel?: string;
  /** Runs when the choice is taken back. */
  onClear?: () => void;
  size?: 's' | 'm' | 'l';
  /** Sends the value with the form under this name. */
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Chooses one value of a known few. The list opens above any dialog, unclipped. */
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
    // Radix clears its hidden native select inside of forms, as that knows no options while closed.
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
