import type { SideNavItem, SideNavSection } from '@servery/ui';

const placesOf = (items: readonly SideNavItem[]): SideNavItem[] =>
  items.flatMap((item) => (item.items ? placesOf(item.items) : [item]));

/** Returns the labels of a place and of its group, such as "List · Invoices". */
export function titleOf(
  sections: readonly SideNavSection[],
  place: SideNavItem | undefined,
): string {
  const items = sections.flatMap((section) => section.items);
  const group = items.find((item) => item.items?.some(({ href }) => href === place?.href));
  return [place?.label, group?.label].filter(Boolean).join(' · ');
}

/** The place of the menu that an address is at, or inside of; the root is its first place. */
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
