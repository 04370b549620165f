import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useTypedNumber } from '../numbers/useTypedNumber.ts';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { formatMinor, readMinor } from './minorUnits.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Integer minor units (sen). */
  value?: number | null;
  defaultValue?: number | null;
  /**
   * Gets integer minor units, or null when the field is empty. It runs while a person types, with
   * the value of the whole text, or the value of before while the text is no amount.
   */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  /** The currency as shown: "RM". */
  currency: ReactNode;
  /**
   * How many digits the minor part has.
   * @default 2
   */
  minorDigits?: number;
  /** Asks for an amount after a text that is none: "Enter an amount, such as 1,500.00." */
  invalidMessage: (example: string) => ReactNode;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money: shows 1,500.00 by the locale and has the value 150000. */
export function MoneyField({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  currency,
  minorDigits = 2,
  invalidMessage,
  placeholder,
  autoFocus,
  ref,
  ...props
}: MoneyFieldProps) {
  const { locale } = useLocale();
  const [minor, change] = useValue(value, defaultValue, onChange);
  const unit = typeof currency === 'string' ? currency : undefined;
  const options = { locale, digits: minorDigits, currency: unit };
  const typed = useTypedNumber({
    value: minor,
    onChange: change,
    read: (text) => readMinor(text, options),
    format: (amount) => formatMinor(amount, options),
  });
  const refs = useRefs(typed.input, ref);
  const [field] = splitField(props);
  const example = formatMinor(1500 * 10 ** minorDigits, options);
  return (
    <Field
      {...field}
      isInvalid={typed.isMarked || field.isInvalid}
      errorMessage={typed.isMarked ? invalidMessage(example) : field.errorMessage}
    >
      {(control) => (
        <InputBox
          {...control}
          ref={refs}
          type="text"
          inputMode={minorDigits ? 'decimal' : 'numeric'}
          autoComplete="off"
          autoFocus={autoFocus}
          isFigures
          prefix={currency}
          placeholder={placeholder}
          value={typed.text}
          onChange={typed.type}
          onKeyDown={typed.onKeyDown}
          onFocus={(event) => event.target.select()}
          onBlur={() => {
            typed.settle();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}
