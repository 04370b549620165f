import { useId, type ReactNode, type Ref } from 'react';
import { choice, help, words } from '../Checkbox/choice.css.ts';
import { row, track } from './Switch.css.ts';

export interface SwitchProps {
  /** What is on or off. */
  children?: ReactNode;
  /** The words, when the place shows what is meant. */
  label?: string;
  description?: ReactNode;
  isSelected?: boolean;
  defaultSelected?: boolean;
  isDisabled?: boolean;
  /** Words at the start, switch at the end of the line: settings. */
  isRow?: boolean;
  onChange?: (isSelected: boolean) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Turns something on or off at once. With a save button: use `Checkbox`. */
export function Switch({
  children,
  label,
  description,
  isSelected,
  defaultSelected,
  isDisabled,
  isRow,
  onChange,
  ...native
}: SwitchProps) {
  const helpId = useId();
  return (
    <label className={isRow ? `${choice} ${row}` : choice} data-disabled={isDisabled || undefined}>
      <input
        {...native}
        type="checkbox"
        role="switch"
        className={track}
        aria-label={label}
        aria-describedby={description ? helpId : undefined}
        disabled={isDisabled}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={(event) => onChange?.(event.target.checked)}
      />
      {children && (
        <span className={words}>
          {children}
          {description && (
            <span id={helpId} className={help}>
              {description}
            </span>
          )}
        </span>
      )}
    </label>
  );
}
