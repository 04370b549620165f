import { useState } from 'react';
import { around, type TreeNavItem } from './around.ts';
import { list } from './TreeNav.css.ts';
import { TreeNavBranch } from './TreeNavBranch.tsx';

export type { TreeNavItem } from './around.ts';

export interface TreeNavProps {
  /** Where the places lead through, to a screen reader. */
  label: string;
  items: readonly TreeNavItem[];
  /** Where one is, as it stands in the places' `href`; the places around it open by themselves. */
  currentHref?: string;
  expandedKeys?: Iterable<string>;
  defaultExpandedKeys?: Iterable<string>;
  onExpandedChange?: (keys: Set<string>) => void;
  /** Names the button that opens a place that can be gone to as well: "Parts of Menu". */
  toggleLabel: (label: string) => string;
}

/** Places inside of places, as deep as they go: categories, chapters. For choosing use `Tree`. */
export function TreeNav({
  label,
  items,
  currentHref,
  expandedKeys,
  defaultExpandedKeys = [],
  onExpandedChange,
  toggleLabel,
}: TreeNavProps) {
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
              toggleLabel={toggleLabel}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
