/** The rules of a selection. */
export interface SelectionRule {
  /**
   * The number of items that can be selected.
   * @default 'multiple' in `ToggleGroup`
   */
  selectionMode: 'single' | 'multiple';
  /**
   * Whether the last selected item can't be deselected.
   * @default false in `ToggleGroup`
   */
  disallowEmptySelection: boolean;
}

/** Returns the selection after an item was pressed. */
export function nextSelected(
  selected: ReadonlySet<string>,
  id: string,
  { selectionMode, disallowEmptySelection }: SelectionRule,
): Set<string> {
  if (!selected.has(id)) return new Set(selectionMode === 'single' ? [id] : [...selected, id]);
  if (disallowEmptySelection && selected.size === 1) return new Set(selected);
  return new Set([...selected].filter((other) => other !== id));
}
