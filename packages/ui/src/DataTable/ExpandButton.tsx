import { ChevronEndIcon } from '../icons.ts';
import { expandButton, expandIcon } from './Details.css.ts';

export interface ExpandButtonProps {
  isExpanded: boolean;
  label: string | undefined;
}

/** Opens and closes the detail of its row; the table listens to the press. */
export function ExpandButton({ isExpanded, label }: ExpandButtonProps) {
  return (
    <button type="button" aria-expanded={isExpanded} aria-label={label} className={expandButton}>
      <ChevronEndIcon className={expandIcon} aria-hidden />
    </button>
  );
}
