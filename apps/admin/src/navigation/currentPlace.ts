import type { SideNavItem, SideNavSection } from '@servery/ui';

const placesOf = (items: readonly SideNavItem[]): SideNavItem[] =>
  items.flatMap((item) => (item.items ? placesOf(item.items) : [item]));

/** Returns the labels of a menu entry and of its group, such as "List · Invoices". */
export function titleOf(
  sections: readonly SideNavSection[],
  place: SideNavItem | undefined,
): string {
  const items = sections.flatMap((section) => section.items);
  const group = items.find((item) => item.items?.some(({ href }) => href === place?.href));
  return [place?.label, group?.label].filter(Boolean).join(' · ');
}

/** Returns the menu entry of a path or of its closest parent; for the root, the first entry. */
export function currentPlace(
  sections: readonly SideNavSection[],
  path: string,
): SideNavItem | undefined {
  const places = placesOf(sections.flatMap(({ items }) => items));
  if (path === '/') return places[0];
  return (
    places.find(({ href }) => href === path) ??
    places.find(({ href }) => href !== undefined && path.startsWith(`${href}/`))
  );
}
