import type { ReactNode } from 'react';

/** A place of the application, or a heading over places. */
export interface SideNavItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A count or a word at the end. */
  badge?: ReactNode;
  /** Where it leads; without one it opens the places under it. */
  href?: string;
  /** A full address, opened in a new tab. */
  isExternal?: boolean;
  /** It stands there, but cannot be gone to yet. */
  isDisabled?: boolean;
  /** Places under it, down to the third level. */
  items?: readonly SideNavItem[];
}

/** Places under a heading of their own. */
export interface SideNavSection {
  id: string;
  /** Shown above its places; a section without one is only set apart. */
  title?: string;
  items: readonly SideNavItem[];
}

/** The groups around a place, from the outermost on. */
export function groupsAround(items: readonly SideNavItem[], href: string | undefined): string[] {
  for (const item of items) {
    if (item.href !== undefined && item.href === href) return [];
    const inside = item.items && pathInto(item, href);
    if (inside) return inside;
  }
  return [];
}

function pathInto(group: SideNavItem, href: string | undefined): string[] | null {
  for (const item of group.items ?? []) {
    if (item.href !== undefined && item.href === href) return [group.id];
    const deeper = item.items && pathInto(item, href);
    if (deeper) return [group.id, ...deeper];
  }
  return null;
}

/** Which groups stand open after one was pressed: of its siblings, one at most. */
export function toggleGroup(
  open: readonly string[],
  id: string,
  siblings: readonly SideNavItem[],
): string[] {
  const others = new Set(siblings.map((item) => item.id));
  return open.includes(id)
    ? open.filter((other) => other !== id)
    : [...open.filter((other) => !others.has(other)), id];
}
