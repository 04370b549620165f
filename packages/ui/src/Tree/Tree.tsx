import type { ReactNode } from 'react';
import { Tree as AriaTree } from 'react-aria-components/Tree';
import { useValue } from '../state/useValue.ts';
import { cascade, chosenLeaves, chosenParts } from './cascade.ts';
import { tree } from './Tree.css.ts';
import { TreeRow, type TreeItem } from './TreeRow.tsx';

export type { TreeItem } from './TreeRow.tsx';

export interface TreeProps {
  /** What the tree holds, to a screen reader. */
  label: string;
  items: readonly TreeItem[];
  /** `multiple` shows checkboxes: a branch takes all that is under it along. */
  selectionMode?: 'none' | 'single' | 'multiple';
  /** What is chosen; with checkboxes, the ends of the branches. A branch here stands for all under it. */
  selectedKeys?: Iterable<string>;
  defaultSelectedKeys?: Iterable<string>;
  onSelectionChange?: (keys: Set<string>) => void;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  /** Called when a branch is opened whose children are not there yet. */
  onLoad?: (id: string) => void;
  /** Stands in an open branch until its children have come. */
  loadingLabel: string;
  /** Called when a row is opened by Enter or a press, where nothing is chosen. */
  onAction?: (id: string) => void;
  /** Stands there while there is nothing. */
  empty?: ReactNode;
}

const strings = (keys: Iterable<unknown>) => new Set(Array.from(keys, String));

const branchesToLoad = (items: readonly TreeItem[], opened: ReadonlySet<string>): string[] =>
  items.flatMap((item) => [
    ...(item.hasMore && !item.items && opened.has(item.id) ? [item.id] : []),
    ...branchesToLoad(item.items ?? [], opened),
  ]);

/** Things inside of things, opened and closed; one or several can be chosen. For places use `TreeNav`. */
export function Tree({
  label,
  items,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys = [],
  onSelectionChange,
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  onLoad,
  loadingLabel,
  onAction,
  empty,
}: TreeProps) {
  const [selected, select] = useValue<Set<string>>(
    selectedKeys && new Set(selectedKeys),
    new Set(defaultSelectedKeys),
    onSelectionChange,
  );
  const [expanded, expand] = useValue<Set<string>>(
    expandedKeys && new Set(expandedKeys),
    new Set(defaultExpandedKeys),
    onExpandedChange,
  );
  const isMultiple = selectionMode === 'multiple';
  const leaves = chosenLeaves(items, selected);
  const parts = chosenParts(items, leaves);
  const all = strings([...parts.keys()]);
  const wholes = new Set([...all].filter((id) => parts.get(id) === 'all'));
  const open = (next: Set<string>) => {
    const opened = new Set([...next].filter((id) => !expanded.has(id)));
    expand(next);
    for (const id of branchesToLoad(items, opened)) onLoad?.(id);
  };
  return (
    <AriaTree
      aria-label={label}
      className={tree}
      selectionMode={selectionMode}
      selectionBehavior="toggle"
      selectedKeys={isMultiple ? wholes : selected}
      onSelectionChange={(keys) => {
        const next = keys === 'all' ? all : strings(keys);
        select(isMultiple ? cascade(items, leaves, wholes, next) : next);
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => open(strings(keys))}
      onAction={onAction && ((key) => onAction(String(key)))}
      renderEmptyState={() => empty}
    >
      {items.map((item) => (
        <TreeRow
          key={item.id}
          item={item}
          parts={parts}
          hasCheckboxes={isMultiple}
          loadingLabel={loadingLabel}
        />
      ))}
    </AriaTree>
  );
}
