import type { Ref } from 'react';
import { ChevronDownIcon } from '../icons.ts';
import { addonSelect, option as optionLook, selectFrame, selectSign } from './InputGroup.css.ts';

export interface AddonSelectProps {
  /** What is chosen, to a screen reader: "Currency". */
  label: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  isDisabled?: boolean;
  name?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** A choice of few joined to an input, in the system's own list: a currency, a unit, a country code. */
export function AddonSelect({ label, options, onChange, isDisabled, ...native }: AddonSelectProps) {
  return (
    <span className={selectFrame}>
      <select
        {...native}
        aria-label={label}
        disabled={isDisabled}
        className={addonSelect}
        onChange={onChange && ((event) => onChange(event.target.value))}
      >
        {options.map((option) => (
          <option
            key={option.value}
            value={option.value}
            disabled={option.isDisabled}
            className={optionLook}
          >
            {option.label}
          </option>
        ))}
      </select>
      <span className={selectSign}>
        <ChevronDownIcon aria-hidden />
      </span>
    </span>
  );
}
