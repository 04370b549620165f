import type { ReactNode } from 'react';

/** A page, with the pages below it. */
export interface TreeNavItem {
  /** The unique id of the item. */
  id: string;
  /** The name of the page. */
  label: string;
  /** An icon before the name. */
  icon?: ReactNode;
  /** A count or a short text at the end. */
  end?: ReactNode;
  /** The address of the page. Without it the item only contains others. */
  href?: string;
  /** The pages below this one. */
  items?: readonly TreeNavItem[];
}

/**
 * Returns the ids of the items around a page, from the outermost on, or null if the page isn't
 * among them.
 */
export function around(items: readonly TreeNavItem[], href: string | undefined): string[] | null {
  if (href === undefined) return null;
  for (const item of items) {
    if (item.href === href) return [];
    const inside = item.items && around(item.items, href);
    if (inside) return [item.id, ...inside];
  }
  return null;
}
