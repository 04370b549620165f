export interface SelectionRule {
  selectionMode: 'single' | 'multiple';
  disallowEmptySelection: boolean;
}

/** What is on after one toggle was pressed. */
export function nextSelected(
  selected: ReadonlySet<string>,
  id: string,
  { selectionMode, disallowEmptySelection }: SelectionRule,
): Set<string> {
  if (!selected.has(id)) return new Set(selectionMode === 'single' ? [id] : [...selected, id]);
  if (disallowEmptySelection && selected.size === 1) return new Set(selected);
  return new Set([...selected].filter((other) => other !== id));
}
