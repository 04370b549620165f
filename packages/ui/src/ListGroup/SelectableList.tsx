import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon } from '../icons.ts';
import { focusStep, type Step } from '../overlays/roving.ts';
import { useValue } from '../state/useValue.ts';
import { nextSelected } from '../ToggleGroup/nextSelected.ts';
import { check, entry, list, row } from './ListGroup.css.ts';
import { RowContent, type RowLabels } from './ListRow.tsx';

export interface SelectableListProps {
  /** The accessible name of the list. */
  label: string;
  /** The rows, in order. */
  items: readonly RowLabels[];
  /**
   * The number of rows that can be selected.
   * @default 'single'
   */
  selectionMode?: 'single' | 'multiple';
  /** The ids of the selected rows (controlled). Leave it out to let the list keep its own state. */
  selectedKeys?: Iterable<string>;
  /**
   * The ids of the rows that are selected at first (uncontrolled).
   * @default []
   */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of all selected rows when the user changes the selection. */
  onSelectionChange?: (keys: Set<string>) => void;
  /**
   * Whether the last selected row can't be deselected.
   * @default false
   */
  disallowEmptySelection?: boolean;
  /**
   * Whether the list has no frame, for use in a card or panel.
   * @default false
   */
  isFlush?: boolean;
  /**
   * Whether rows can't be selected.
   * @default false
   */
  isDisabled?: boolean;
  /** The content that is shown if there are no rows. */
  empty?: ReactNode;
}

const steps: Record<string, Step> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Rows of which one or several can be selected. Tab stops once; the arrow keys move. */
export function SelectableList({
  label,
  items,
  selectionMode = 'single',
  selectedKeys,
  defaultSelectedKeys = [],
  onSelectionChange,
  disallowEmptySelection = false,
  isFlush = false,
  isDisabled,
  empty,
}: SelectableListProps) {
  const [selected, change] = useValue<Set<string>>(
    selectedKeys && new Set(selectedKeys),
    new Set(defaultSelectedKeys),
    onSelectionChange,
  );
  const [visited, setVisited] = useState<string | null>(null);
  const stop =
    items.find(({ id }) => id === visited) ?? items.find(({ id }) => selected.has(id)) ?? items[0];
  const choose = (item: RowLabels) => {
    if (item.isDisabled || isDisabled) return;
    change(nextSelected(selected, item.id, { selectionMode, disallowEmptySelection }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: RowLabels) => {
    const step = steps[event.key];
    const rows = event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=option]');
    if (step) focusStep(Array.from(rows ?? []), step);
    else if (event.key === ' ' || event.key === 'Enter') choose(item);
    else return;
    event.preventDefault();
  };
  if (items.length === 0 && empty !== undefined) return empty;
  return (
    <div
      role="listbox"
      aria-label={label}
      aria-multiselectable={selectionMode === 'multiple'}
      aria-disabled={isDisabled || undefined}
      className={list({ isFlush, orientation: 'vertical' })}
    >
      {items.map((item) => (
        <div
          key={item.id}
          role="option"
          aria-selected={selected.has(item.id)}
          aria-disabled={item.isDisabled || isDisabled || undefined}
          tabIndex={item === stop ? 0 : -1}
          className={`${entry({ orientation: 'vertical' })} ${row({ isLive: true })}`}
          onFocus={() => setVisited(item.id)}
          onKeyDown={(event) => onKeyDown(event, item)}
          onClick={() => choose(item)}
        >
          <RowContent {...item} />
          <span className={check}>
            <CheckIcon aria-hidden />
          </span>
        </div>
      ))}
    </div>
  );
}
