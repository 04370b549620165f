import { ChevronEndIcon } from '../icons.ts';
import { expandButton, expandIcon } from './Details.css.ts';

export interface ExpandButtonProps {
  /** Whether the row is expanded. */
  isExpanded: boolean;
  /** The accessible name of the button. */
  label: string | undefined;
}

/** The button that expands and collapses a row. The table handles the press. */
export function ExpandButton({ isExpanded, label }: ExpandButtonProps) {
  return (
    <button type="button" aria-expanded={isExpanded} aria-label={label} className={expandButton}>
      <ChevronEndIcon className={expandIcon} aria-hidden />
    </button>
  );
}
