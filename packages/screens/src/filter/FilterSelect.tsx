import { Select } from '@servery/ui';

/** An option of a filter. */
export interface FilterOption<Value extends string | number> {
  value: Value;
  label: string;
}

export interface FilterSelectProps<Value extends string | number> {
  label: string;
  /**
   * Whether the label is shown.
   * @default false
   */
  isLabelShown?: boolean;
  /** The option that doesn't filter: "All Status". */
  allLabel: string;
  options: readonly FilterOption<Value>[];
  /** The selected value, or '' for all rows. */
  value: Value | '';
  onChange: (value: Value | '') => void;
}

/** A filter of a list by one of several values, or none. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, isLabelShown = false, allLabel, options, value, onChange } = props;
  return (
    <Select
      label={label}
      isLabelHidden={!isLabelShown}
      options={[
        { value: '', label: allLabel },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
      value={String(value)}
      onChange={(next) => onChange(options.find((one) => String(one.value) === next)?.value ?? '')}
    />
  );
}
