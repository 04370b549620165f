import type { ReactNode } from 'react';

/** A place, and the places inside of it, as deep as they go. */
export interface TreeNavItem {
  id: string;
  label: string;
  icon?: ReactNode;
  end?: ReactNode;
  /** Where it leads; without one it only holds others. */
  href?: string;
  items?: readonly TreeNavItem[];
}

/** The ids of the places around one, from the outermost on; `null` when it is not among them. */
export function around(items: readonly TreeNavItem[], href: string | undefined): string[] | null {
  if (href === undefined) return null;
  for (const item of items) {
    if (item.href === href) return [];
    const inside = item.items && around(item.items, href);
    if (inside) return [item.id, ...inside];
  }
  return null;
}
