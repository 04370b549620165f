import * as Radix from '@radix-ui/react-select';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { error, errorIcon } from '../Field/Field.css.ts';
import { ChevronDownIcon, ErrorIcon } from '../icons.ts';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import {
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
  size?: 's' | 'm';
  /** Sends the value with the form under this name. */
  name?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Chooses one value of a known few. The list opens above any dialog, unclipped. */
export function Select(props: SelectProps) {
  const { label, options, placeholder, description, errorMessage, isInvalid = false } = props;
  const id = useId();
  const { direction } = useLocale();
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
        onOpenChange={setOpen}
        disabled={props.isDisabled}
        dir={direction}
      >
        <Radix.Trigger
          ref={props.ref}
          id={id}
          className={trigger}
          data-size={props.size}
          data-invalid={isInvalid || undefined}
          aria-label={props.isLabelHidden ? label : undefined}
          aria-labelledby={props.isLabelHidden ? undefined : `${id}-label ${id}`}
          aria-invalid={isInvalid || undefined}
          aria-required={props.isRequired || undefined}
          aria-describedby={notes.filter(Boolean).join(' ') || undefined}
          onBlur={props.onBlur}
        >
          <span className={valueStyle}>
            <Radix.Value placeholder={placeholder}>{chosen?.label}</Radix.Value>
          </span>
          <ChevronDownIcon className={icon} />
        </Radix.Trigger>
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
