import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { selectionBar, selectionCount } from './SelectionBar.css.ts';
import type { Selection } from './selection.ts';

export interface SelectionBarProps {
  selectedKeys: Selection;
  /** All rows that match, loaded or not. */
  total: number;
  /** Every row of the page is selected: offers all that match. */
  isPageSelected?: boolean;
  onSelectAll?: () => void;
  onClear: () => void;
  /** What can be done with the chosen rows. */
  actions?: ReactNode;
  words: {
    /** How many are selected, as a sentence. */
    selected: (count: number) => string;
    /** Offers to select all that match, with their number. */
    selectAll: (total: number) => string;
    clear: string;
  };
}

/** Says how many rows are selected and what can be done with them; stands above the table while there are any. */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedKeys, total, isPageSelected, words } = props;
  const count = selectedKeys === 'all' ? total : selectedKeys.size;
  const said = words.selected(count);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && said}</span>
      </VisuallyHidden>
      {count > 0 && (
        <div role="group" aria-label={said} className={selectionBar}>
          <span className={selectionCount} aria-hidden>
            {said}
          </span>
          {isPageSelected && selectedKeys !== 'all' && count < total && (
            <Button size="s" emphasis="ghost" tone="accent" onPress={props.onSelectAll}>
              {words.selectAll(total)}
            </Button>
          )}
          <Button size="s" emphasis="ghost" onPress={props.onClear}>
            {words.clear}
          </Button>
          {props.actions}
        </div>
      )}
    </>
  );
}
