import type { ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useTypedNumber } from '../numbers/useTypedNumber.ts';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { formatMinor, readMinor } from './minorUnits.ts';

export interface MoneyFieldProps extends FieldProps {
  /**
   * The amount in integer minor units, such as sen (controlled), or null if the field is empty.
   * Leave it out to let the field keep its own state.
   */
  value?: number | null;
  /**
   * The amount in integer minor units at first (uncontrolled).
   * @default null
   */
  defaultValue?: number | null;
  /**
   * Called on each change of the text with the amount in integer minor units, or with null when the
   * field is empty. While the text isn't an amount, it's called with the previous value.
   */
  onChange?: (value: number | null) => void;
  /** Called when the field loses focus, after the text has been formatted. */
  onBlur?: () => void;
  /** The currency as shown: "RM". */
  currency: ReactNode;
  /**
   * The number of decimals.
   * @default 2
   */
  minorDigits?: number;
  /**
   * Returns the error for a text that isn't an amount, from an example: "Enter an amount, such as
   * 1,500.00."
   */
  invalidMessage: (example: string) => ReactNode;
  /** An example that is shown while the field is empty. */
  placeholder?: string;
  /**
   * Whether the field takes focus when it's mounted.
   * @default false
   */
  autoFocus?: boolean;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/** An amount of money. It shows 1,500.00 in the format of the locale; its value is 150000. */
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
