import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.ts';
import { remove, tag, word } from './TagField.css.ts';

export interface TagProps {
  /** The text of the tag. */
  children: ReactNode;
  /** An icon before the text. */
  icon?: ReactNode;
  /**
   * The accessible name of the remove button: "Remove Laksa". Without it there's no such button.
   */
  removeLabel?: string;
  /** Called when the remove button is pressed. */
  onRemove?: () => void;
  /**
   * Whether the tag can't be removed.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * Whether the tag is shown as invalid.
   * @default false
   */
  isInvalid?: boolean;
}

/** One of several values, with a button to remove it. */
export function Tag({ children, icon, removeLabel, onRemove, isDisabled, isInvalid }: TagProps) {
  return (
    <span
      className={tag}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
    >
      {icon}
      <span className={word}>{children}</span>
      {removeLabel && (
        <button
          type="button"
          className={remove}
          aria-label={removeLabel}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onRemove}
        >
          <CloseIcon aria-hidden />
        </button>
      )}
    </span>
  );
}
