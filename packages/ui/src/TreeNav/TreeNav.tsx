import { useState } from 'react';
import { around, type TreeNavItem } from './around.ts';
import { list } from './TreeNav.css.ts';
import { TreeNavBranch } from './TreeNavBranch.tsx';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

export type { TreeNavItem } from './around.ts';

const toggleMessage = { id: 'treeNav.toggle', text: 'Pages in {name}' };

export interface TreeNavProps {
  /** The accessible name of the navigation. */
  label: string;
  /** The pages of the first level, in order. */
  items: readonly TreeNavItem[];
  /** The `href` of the current page's item. The items around it expand automatically. */
  currentHref?: string;
  /**
   * The ids of the expanded items (controlled). Leave it out to let the menu keep its own state.
   */
  expandedKeys?: Iterable<string>;
  /**
   * The ids of the items that are expanded at first (uncontrolled), in addition to those around the
   * current page.
   * @default []
   */
  defaultExpandedKeys?: Iterable<string>;
  /** Called with the ids of all expanded items when the user expands or collapses one. */
  onExpandedChange?: (keys: Set<string>) => void;
  /**
   * Returns the accessible name of the button that expands an item that is also a link. It's "Pages
   * in Menu" if it's left out.
   */
  toggleLabel?: (label: string) => string;
}

/** Nested pages of any depth: categories, chapters. For a selection, use `Tree`. */
export function TreeNav({
  label,
  items,
  currentHref,
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  toggleLabel,
}: TreeNavProps) {
  const format = useFormatMessage();
  const open = around(items, currentHref) ?? [];
  const [own, setOwn] = useState(() => ({
    href: currentHref,
    keys: new Set([...defaultExpandedKeys, ...open]),
  }));
  if (own.href !== currentHref)
    setOwn({ href: currentHref, keys: new Set([...own.keys, ...open]) });
  const expanded = expandedKeys ? new Set(expandedKeys) : own.keys;
  const onToggle = (id: string, isOpen: boolean) => {
    const keys = new Set(expanded);
    if (isOpen) keys.add(id);
    else keys.delete(id);
    setOwn({ href: currentHref, keys });
    onExpandedChange?.(keys);
  };
  return (
    <nav aria-label={label}>
      <ul role="list" className={list}>
        {items.map((item) => (
          <li key={item.id}>
            <TreeNavBranch
              item={item}
              currentHref={currentHref}
              expanded={expanded}
              onToggle={onToggle}
              toggleLabel={toggleLabel ?? ((name) => format(toggleMessage, { name }))}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
