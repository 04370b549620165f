import type { ReactNode } from 'react';
import { Tree as AriaTree } from 'react-aria-components/Tree';
import { useValue } from '../state/useValue.ts';
import { cascade, chosenLeaves, chosenParts } from './cascade.ts';
import { tree } from './Tree.css.ts';
import { TreeRow, type TreeItem } from './TreeRow.tsx';
import { loadingMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

export type { TreeItem } from './TreeRow.tsx';

export interface TreeProps {
  /** The accessible name of the tree. */
  label: string;
  /** The items of the first level, in order. */
  items: readonly TreeItem[];
  /**
   * The number of items that can be selected. `multiple` shows checkboxes; selecting a branch
   * selects all items below it.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple';
  /**
   * The ids of the selected items (controlled). With checkboxes these are the items without
   * children; a branch represents all items below it. Leave it out to let the tree keep its own
   * state.
   */
  selectedKeys?: Iterable<string>;
  /**
   * The ids of the items that are selected at first (uncontrolled).
   * @default []
   */
  defaultSelectedKeys?: Iterable<string>;
  /** Called with the ids of all selected items when the user changes the selection. */
  onSelectionChange?: (keys: Set<string>) => void;
  /**
   * The ids of the expanded branches (controlled). Leave it out to let the tree keep its own state.
   */
  expandedKeys?: Iterable<string>;
  /**
   * The ids of the branches that are expanded at first (uncontrolled).
   * @default []
   */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all expanded branches when the user expands or collapses one. */
  onExpandedChange?: (keys: Set<string>) => void;
  /**
   * Called with the id of a branch with `hasMore` when it's expanded. Load its children and set its
   * `items`.
   */
  onLoad?: (id: string) => void;
  /** The text that is shown in an expanded branch while its children load, instead of "Loading…". */
  loadingLabel?: string;
  /**
   * Called with the id of an item when it's pressed or Enter is pressed on it, if nothing is
   * selected.
   */
  onAction?: (id: string) => void;
  /** The content that is shown if there are no items. */
  empty?: ReactNode;
}

const strings = (keys: Iterable<unknown>) => new Set(Array.from(keys, String));

const branchesToLoad = (items: readonly TreeItem[], opened: ReadonlySet<string>): string[] =>
  items.flatMap((item) => [
    ...(item.hasMore && !item.items && opened.has(item.id) ? [item.id] : []),
    ...branchesToLoad(item.items ?? [], opened),
  ]);

/**
 * Nested items that expand and collapse, of which one or several can be selected. For pages, use
 * `TreeNav`.
 */
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
  const format = useFormatMessage();
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
          loadingLabel={loadingLabel ?? format(loadingMessage)}
        />
      ))}
    </AriaTree>
  );
}
