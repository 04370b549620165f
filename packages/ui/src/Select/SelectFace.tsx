import { useId, type KeyboardEvent } from 'react';
import { ChevronDownIcon } from '../icons.ts';
import { control, field, icon, label as labelStyle, trigger, value } from './Select.css.ts';

export interface SelectFaceProps {
  /** The label of the field. */
  label: string;
  /**
   * Whether the label is only for screen readers.
   * @default false
   */
  isLabelHidden?: boolean;
  /** The label of the selected option. */
  text: string | undefined;
  /** The text that is shown while nothing is selected. */
  placeholder?: string;
  /**
   * Whether the field is disabled.
   * @default false
   */
  isDisabled?: boolean;
  /** Called when the list should open. */
  onPress: () => void;
}

/** A closed select, before its list has loaded. */
export function SelectFace(props: SelectFaceProps) {
  const { label, isLabelHidden, text, placeholder, isDisabled, onPress } = props;
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    onPress();
  };
  return (
    <div className={field} data-disabled={isDisabled || undefined}>
      {!isLabelHidden && (
        <label id={`${id}-label`} htmlFor={id} className={labelStyle}>
          {label}
        </label>
      )}
      <div className={control}>
        <button
          type="button"
          id={id}
          role="combobox"
          aria-expanded={false}
          aria-haspopup="listbox"
          aria-label={isLabelHidden ? label : undefined}
          aria-labelledby={isLabelHidden ? undefined : `${id}-label ${id}`}
          className={trigger}
          disabled={isDisabled}
          data-placeholder={text === undefined ? '' : undefined}
          onClick={onPress}
          onKeyDown={onKeyDown}
        >
          <span className={value}>{text ?? placeholder}</span>
          <ChevronDownIcon className={icon} />
        </button>
      </div>
    </div>
  );
}
