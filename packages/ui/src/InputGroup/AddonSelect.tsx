import type { Ref } from 'react';
import { ChevronDownIcon } from '../icons.ts';
import { addonSelect, option as optionLook, selectFrame, selectSign } from './InputGroup.css.ts';

export interface AddonSelectProps {
  /** The accessible name: "Currency". */
  label: string;
  /** The options, in order. A disabled option can't be selected. */
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  /**
   * The value of the selected option (controlled). Leave it out to let the select keep its own
   * state.
   */
  value?: string;
  /**
   * The value of the option that is selected at first (uncontrolled). It's the first option if it's
   * left out.
   */
  defaultValue?: string;
  /** Called with the value of an option when the user selects it. */
  onChange?: (value: string) => void;
  /**
   * Whether the select is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** The name of the field in a form. */
  name?: string;
  /** A ref to the `<select>` element. */
  ref?: Ref<HTMLSelectElement>;
}

/**
 * A choice of a few joined to an input, with the browser's own list: a currency, a unit, a country
 * code.
 */
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
