import { useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MinusIcon, PlusIcon } from '../icons.ts';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';
import { clampToStep, readNumber } from './readNumber.ts';
import { grow, row } from './NumberField.css.ts';

export interface NumberFieldProps extends FieldProps {
  value?: number | null;
  defaultValue?: number | null;
  /** Gets null when the field is empty. */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  minValue?: number;
  maxValue?: number;
  /** How far a button or an arrow key goes. */
  step?: number;
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
  decrementLabel,
  incrementLabel,
  suffix,
  placeholder,
  ref,
  ...props
}: NumberFieldProps) {
  const [number, change] = useValue(value, defaultValue, onChange);
  const [draft, setDraft] = useState<string | null>(null);
  const [field] = splitField(props);
  const isLocked = props.isDisabled || props.isReadOnly;
  const move = (by: number) => {
    setDraft(null);
    change(clampToStep((number ?? 0) + by, step, minValue, maxValue));
  };
  const write = (text: string) => {
    setDraft(text);
    const next = readNumber(text);
    if (next !== undefined) change(next);
  };
  const leave = () => {
    setDraft(null);
    if (number !== null) {
      const inside = Math.min(maxValue, Math.max(minValue, number));
      if (inside !== number) change(inside);
    }
    onBlur?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
    <Field {...field}>
      {(control) => (
        <div className={row}>
          {stepper(decrementLabel, -step, (number ?? 0) <= minValue, <MinusIcon />)}
          <div className={grow}>
            <InputBox
              {...control}
              ref={ref}
              role="spinbutton"
              aria-valuenow={number ?? undefined}
              aria-valuemin={Number.isFinite(minValue) ? minValue : undefined}
              aria-valuemax={Number.isFinite(maxValue) ? maxValue : undefined}
              type="text"
              inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
              autoComplete="off"
              isFigures
              suffix={suffix}
              placeholder={placeholder}
              value={draft ?? String(number ?? '')}
              onChange={write}
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
