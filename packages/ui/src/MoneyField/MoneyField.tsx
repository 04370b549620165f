import { useState, type ReactNode, type Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { readMinor, writeMinor } from './minorUnits.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Integer minor units (sen). */
  value?: number | null;
  defaultValue?: number | null;
  /** Gets integer minor units, or null when the field is empty. */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  /** The currency as shown: "RM". */
  currency: ReactNode;
  /** How many digits the minor part has. */
  minorDigits?: number;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money; shows 12.90 and speaks in 1290. What is no amount is put back on leaving. */
export function MoneyField({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  currency,
  minorDigits = 2,
  placeholder,
  autoFocus,
  ref,
  ...props
}: MoneyFieldProps) {
  const [minor, change] = useValue(value, defaultValue, onChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [field] = splitField(props);
  const write = (text: string) => {
    setDraft(text);
    const next = readMinor(text, minorDigits);
    if (next !== undefined && next !== minor) change(next);
  };
  const leave = () => {
    setDraft(null);
    onBlur?.();
  };
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          {...control}
          ref={ref}
          type="text"
          inputMode={minorDigits ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoFocus={autoFocus}
          isFigures
          prefix={currency}
          placeholder={placeholder}
          value={draft ?? (minor === null ? '' : writeMinor(minor, minorDigits))}
          onChange={write}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
        />
      )}
    </Field>
  );
}
