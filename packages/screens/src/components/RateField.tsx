import type { FormFieldProps } from '../form/index.ts';
import { NumberField } from './NumberField.tsx';

/** A rate in hundredths of a percent, shown in percent. */
export function RateField({
  value,
  onChange,
  minValue = 0,
  maxValue = 10_000,
  ...props
}: FormFieldProps<number | null> & {
  label: string;
  description?: string;
  isReadOnly?: boolean;
  minValue?: number;
  maxValue?: number;
}) {
  return (
    <NumberField
      {...props}
      suffix="%"
      maxDecimals={2}
      minValue={minValue / 100}
      maxValue={maxValue / 100}
      value={value === null ? null : value / 100}
      onChange={(percent) => onChange(percent === null ? null : Math.round(percent * 100))}
    />
  );
}
