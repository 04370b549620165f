import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { selectionBar, selectionCount } from './SelectionBar.css.ts';
import type { Selection } from './selection.ts';
import { useSelectionLabels } from './useSelectionLabels.ts';

/** The texts of a `SelectionBar`. */
export interface SelectionLabels {
  /** Returns the number of selected rows as a sentence. */
  selected: (count: number) => string;
  /** Returns the label of the button that selects all matching rows, from their number. */
  selectAll: (total: number) => string;
  /** The label of the button that clears the selection. */
  clear: string;
}

export interface SelectionBarProps {
  /** The keys of the selected rows, or `all`. */
  selectedKeys: Selection;
  /** The number of rows that match, loaded or not. */
  total: number;
  /**
   * Whether all rows of the page are selected, so that selecting all matching rows is offered.
   * @default false
   */
  isPageSelected?: boolean;
  /** Called when the button to select all matching rows is pressed. */
  onSelectAll?: () => void;
  /** Called when the button to clear the selection is pressed. */
  onClear: () => void;
  /** The actions for the selected rows. */
  actions?: ReactNode;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<SelectionLabels>;
}

/** The number of selected rows and their actions, shown above the table while rows are selected. */
export function SelectionBar(props: SelectionBarProps) {
  const { selectedKeys, total, isPageSelected } = props;
  const labels = useSelectionLabels(props.labels);
  const count = selectedKeys === 'all' ? total : selectedKeys.size;
  const countText = labels.selected(count);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{count > 0 && countText}</span>
      </VisuallyHidden>
      {count > 0 && (
        <div role="group" aria-label={countText} className={selectionBar}>
          <span className={selectionCount} aria-hidden>
            {countText}
          </span>
          {isPageSelected && selectedKeys !== 'all' && count < total && (
            <Button size="s" emphasis="ghost" tone="accent" onPress={props.onSelectAll}>
              {labels.selectAll(total)}
            </Button>
          )}
          <Button size="s" emphasis="ghost" onPress={props.onClear}>
            {labels.clear}
          </Button>
          {props.actions}
        </div>
      )}
    </>
  );
}
