import type { Ref } from 'react';
import { Field, splitField, type FieldProps } from '../Field/Field.tsx';
import { useValue } from '../state/useValue.ts';
import { InputBox } from '../TextField/InputBox.tsx';

export interface DateTimeFieldProps extends FieldProps {
  /** `YYYY-MM-DD HH:mm` (or `YYYY-MM-DD` by day) as a clock on the wall shows it; empty when not set. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Bounds, in the notation of `value`. */
  minValue?: string;
  maxValue?: string;
  /** `day` asks for no time. */
  granularity?: 'minute' | 'day';
  ref?: Ref<HTMLInputElement>;
}

const toNative = (value: string | undefined) => value?.replace(' ', 'T');

/** A moment as a clock on the wall shows it; the system's own picker helps. */
export function DateTimeField({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  minValue,
  maxValue,
  granularity = 'minute',
  ref,
  ...props
}: DateTimeFieldProps) {
  const [moment, change] = useValue(value, defaultValue, onChange);
  const [field] = splitField(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputBox
          {...control}
          ref={ref}
          type={granularity === 'day' ? 'date' : 'datetime-local'}
          min={toNative(minValue)}
          max={toNative(maxValue)}
          value={toNative(moment)}
          onChange={(text) => change(text.replace('T', ' '))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
