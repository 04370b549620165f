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

export interface NumberFieldProps extends FieldProps {
  value?: number | null;
  defaultValue?: number | null;
  /**
   * Gets null when the field is empty. It runs while a person types, with the value of the whole
   * text, or the value of before while the text is no number.
   */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  minValue?: number;
  maxValue?: number;
  /** How far a button or an arrow key goes. */
  step?: number;
  /**
   * How many digits may follow the decimal separator.
   * @default as many as `step` has
   */
  maxDecimals?: number;
  /**
   * Whether thousands are divided: not in a port or a year.
   * @default true
   */
  isGrouped?: boolean;
  /** Asks for a number after a text that is none: "Enter a number, such as 12." */
  invalidMessage: (example: string) => ReactNode;
  /** A unit behind the number. */
  suffix?: ReactNode;
  placeholder?: string;
  /** Names of the two buttons; without them there are none. */
  decrementLabel?: string;
  incrementLabel?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A count. Writing may pass the bounds; leaving the field brings it back inside. */
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
  const typed = useTypedNumber({
    value: number,
    onChange: change,
    read: (text) => readNumber(text, { locale, maxDecimals, unit }),
    format,
  });
  const refs = useRefs(typed.input, ref);
  const example = Math.min(maxValue, Math.max(minValue, maxDecimals > 0 ? 12.5 : 12));
  const move = (by: number) => {
    typed.drop();
    change(clampToStep((number ?? 0) + by, step, minValue, maxValue));
  };
  const leave = () => {
    typed.settle();
    if (number !== null) {
      const inside = Math.min(maxValue, Math.max(minValue, number));
      if (inside !== number) change(inside);
    }
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
      errorMessage={typed.isMarked ? invalidMessage(format(example)) : field.errorMessage}
    >
      {(control) => (
        <div className={row}>
          {stepper(decrementLabel, -step, (number ?? 0) <= minValue, <MinusIcon />)}
          <div className={grow}>
            <InputBox
              {...control}
              ref={refs}
              role="spinbutton"
              aria-valuenow={number ?? undefined}
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
          {stepper(incrementLabel, step, (number ?? 0) >= maxValue, <PlusIcon />)}
        </div>
      )}
    </Field>
  );
}
