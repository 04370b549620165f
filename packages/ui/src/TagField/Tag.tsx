import type { ReactNode } from 'react';
import { CloseIcon } from '../icons.ts';
import { remove, tag, word } from './TagField.css.ts';

export interface TagProps {
  children: ReactNode;
  icon?: ReactNode;
  /** Names its cross: "Remove Laksa"; without it there is none. */
  removeLabel?: string;
  onRemove?: () => void;
  isDisabled?: boolean;
  /** Is wrong, for one that cannot stay. */
  isInvalid?: boolean;
}

/** One of several values, with a cross to take it away. */
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
