import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../icons.ts';
import { useTypedNumber } from '../numbers/useTypedNumber.ts';
import { useRefs } from '../state/useRefs.ts';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { clampToStep, decimalsOf, formatNumber, readNumber } from './number.ts';
import { grow, row } from './NumberField.css.ts';

/** The limits of a number field, formatted for the locale; undefined if there's none. */
export interface NumberLimits {
  /** The minimum. */
  min: string | undefined;
  /** The maximum. */
  max: string | undefined;
}

export interface NumberFieldProps extends FieldProps {
  /**
   * The number (controlled), or null if the field is empty. Leave it out to let the field keep its
   * own state.
   */
  value?: number | null;
  /**
   * The number at first (uncontrolled).
   * @default null
   */
  defaultValue?: number | null;
  /**
   * Called on each change of the text with the number, or with null when the field is empty. While
   * the text isn't a number within the limits, it's called with the previous value.
   */
  onChange?: (value: number | null) => void;
  /** Called when the field loses focus, after the text has been formatted. */
  onBlur?: () => void;
  /**
   * The minimum. A lower number stays in the field with `limitMessage`. There's no limit if it's
   * left out.
   */
  minValue?: number;
  /**
   * The maximum. A higher number stays in the field with `limitMessage`. There's no limit if it's
   * left out.
   */
  maxValue?: number;
  /**
   * The amount by which a button or an arrow key changes the number.
   * @default 1
   */
  step?: number;
  /**
   * The maximum number of decimals.
   * @default the decimals of `step`
   */
  maxDecimals?: number;
  /**
   * Whether thousands are separated. Use false for a port or a year.
   * @default true
   */
  isGrouped?: boolean;
  /**
   * Returns the error for a text that isn't a number, from an example: "Enter a number, such as
   * 12."
   */
  invalidMessage: (example: string) => ReactNode;
  /** Returns the error for a number outside the limits: "Enter a number from 1 to 999." */
  limitMessage: (limits: NumberLimits) => ReactNode;
  /** The unit after the number. */
  suffix?: ReactNode;
  /** An example that is shown while the field is empty. */
  placeholder?: string;
  /**
   * The accessible name of the button that decreases the number. Without it there's no such button.
   */
  decrementLabel?: string;
  /**
   * The accessible name of the button that increases the number. Without it there's no such button.
   */
  incrementLabel?: string;
  /** A ref to the `<input>` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A number. One outside the limits stays in the field to be corrected, and the value stays the
 * previous one.
 */
export function NumberField({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  minValue = -Infinity,
  maxValue = Infinity,
  step = 1,
  maxDecimals = decimalsOf(step),
  isGrouped = true,
  invalidMessage,
  limitMessage,
  decrementLabel,
  incrementLabel,
  suffix,
  placeholder,
  ref,
  ...props
}: NumberFieldProps) {
  const { locale } = useLocale();
  const [number, change] = useValue(value, defaultValue, onChange);
  const [field] = splitField(props);
  const isLocked = props.isDisabled || props.isReadOnly;
  const unit = typeof suffix === 'string' ? suffix : undefined;
  const format = (figure: number) => formatNumber(figure, locale, isGrouped);
  const read = (text: string) => readNumber(text, { locale, maxDecimals, unit });
  const isOutside = (figure: number) => figure < minValue || figure > maxValue;
  const typed = useTypedNumber({
    value: number,
    onChange: change,
    read: (text) => {
      const figure = read(text);
      return typeof figure === 'number' && isOutside(figure) ? undefined : figure;
    },
    format,
  });
  const shown = read(typed.text) ?? number;
  const refs = useRefs(typed.input, ref);
  const example = Math.min(maxValue, Math.max(minValue, maxDecimals > 0 ? 12.5 : 12));
  const limit = (figure: number) => (Number.isFinite(figure) ? format(figure) : undefined);
  const wrong = () =>
    typeof read(typed.text) === 'number'
      ? limitMessage({ min: limit(minValue), max: limit(maxValue) })
      : invalidMessage(format(example));
  const move = (by: number) => {
    typed.drop();
    change(clampToStep((shown ?? 0) + by, step, minValue, maxValue));
  };
  const leave = () => {
    typed.settle();
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    typed.onKeyDown(event);
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || isLocked) return;
    event.preventDefault();
    move(by);
  };
  const stepper = (label: string | undefined, by: number, isAtEnd: boolean, icon: ReactNode) =>
    label && (
      <IconButton
        label={label}
        emphasis="outline"
        isDisabled={isLocked || isAtEnd}
        onPress={() => move(by)}
      >
        {icon}
      </IconButton>
    );
  return (
    <Field
      {...field}
      isInvalid={typed.isMarked || field.isInvalid}
      errorMessage={typed.isMarked ? wrong() : field.errorMessage}
    >
      {(control) => (
        <div className={row}>
          {stepper(decrementLabel, -step, (shown ?? 0) <= minValue, <MinusIcon />)}
          <div className={grow}>
            <InputBox
              {...control}
              ref={refs}
              role="spinbutton"
              aria-valuenow={shown ?? undefined}
              aria-valuemin={Number.isFinite(minValue) ? minValue : undefined}
              aria-valuemax={Number.isFinite(maxValue) ? maxValue : undefined}
              type="text"
              inputMode={maxDecimals > 0 ? 'decimal' : 'numeric'}
              autoComplete="off"
              isFigures
              suffix={suffix}
              placeholder={placeholder}
              value={typed.text}
              onChange={typed.type}
              onKeyDown={onKeyDown}
              onBlur={leave}
            />
          </div>
          {stepper(incrementLabel, step, (shown ?? 0) >= maxValue, <PlusIcon />)}
        </div>
      )}
    </Field>
  );
}
