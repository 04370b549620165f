import type { ReactNode } from 'react';

/** A page of the application, or a group of pages. */
export interface SideNavItem {
  /** The unique id of the item. */
  id: string;
  /** The name of the page or group. */
  label: string;
  /** An icon before the name. */
  icon?: ReactNode;
  /** A count or a short text at the end. */
  badge?: ReactNode;
  /** The address of the page. Without it the item opens its group. */
  href?: string;
  /**
   * Whether `href` is a full address, opened in a new tab.
   * @default false
   */
  isExternal?: boolean;
  /**
   * Whether the page is visible but not available yet.
   * @default false
   */
  isDisabled?: boolean;
  /**
   * The pages of the group, down to the third level.
   * @default []
   */
  items?: readonly SideNavItem[];
}

/** A section of a `SideNav`. */
export interface SideNavSection {
  /** The unique id of the section. */
  id: string;
  /** The heading of the section. Without it the section is only set apart. */
  title?: string;
  /** The items, in order. */
  items: readonly SideNavItem[];
}

/** Returns the ids of the groups around a page, from the outermost on. */
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

/** Returns the open groups after one was pressed. At most one of its siblings is open. */
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
