import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { CheckIcon } from '../icons.ts';
import { focusStep, type Step } from '../overlays/roving.ts';
import { useValue } from '../state/useValue.ts';
import { nextSelected } from '../ToggleGroup/nextSelected.ts';
import { check, entry, list, row } from './ListGroup.css.ts';
import { RowContent, type RowWords } from './ListRow.tsx';

export interface SelectableListProps {
  /** What is chosen from, to a screen reader. */
  label: string;
  items: readonly RowWords[];
  selectionMode?: 'single' | 'multiple';
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  disallowEmptySelection?: boolean;
  isFlush?: boolean;
  isDisabled?: boolean;
  /** Stands there while there is nothing to choose. */
  empty?: ReactNode;
}

const steps: Record<string, Step> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};

/** Rows of which one or several are chosen; the Tab key stops once, arrows move. */
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
  const choose = (item: RowWords) => {
    if (item.isDisabled || isDisabled) return;
    change(nextSelected(selected, item.id, { selectionMode, disallowEmptySelection }));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: RowWords) => {
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
