import { lazy, Suspense } from 'react';
import type { SideNavItem } from './places.ts';
import { list, place } from './SideNav.css.ts';
import { SideNavGroup } from './SideNavGroup.tsx';
import { SideNavPlace } from './SideNavPlace.tsx';
import { useSideNav } from './SideNavContext.ts';

// Loaded separately, because its tooltips and menus are larger than the menu itself, and most
// people leave the menu open.
const SideNavRail = lazy(async () => ({
  default: (await import('./SideNavRail.tsx')).SideNavRail,
}));

const ComingPlace = ({ item: { href, label, icon } }: { item: SideNavItem }) => {
  const className = place({ level: 1, isCollapsed: true });
  return href ? (
    <a href={href} aria-label={label} className={className}>
      {icon}
    </a>
  ) : (
    <span className={className}>{icon}</span>
  );
};

export interface SideNavListProps {
  /** The items, in order. */
  items: readonly SideNavItem[];
  /** The items of the same level, of which one group is open. */
  siblings: readonly SideNavItem[];
  /** The level of the items. */
  level: 1 | 2 | 3;
  /** The accessible name of the list. */
  label?: string;
}

/** The items of one level. */
export function SideNavList({ items, siblings, level, label }: SideNavListProps) {
  const { isCollapsed } = useSideNav();
  return (
    <ul role="list" aria-label={label} className={list}>
      {items.map((item) => (
        <li key={item.id}>
          {isCollapsed ? (
            <Suspense fallback={<ComingPlace item={item} />}>
              <SideNavRail item={item} />
            </Suspense>
          ) : item.items ? (
            <SideNavGroup item={item} siblings={siblings} level={level}>
              <SideNavList
                items={item.items}
                siblings={item.items}
                level={level === 1 ? 2 : 3}
                label={item.label}
              />
            </SideNavGroup>
          ) : (
            <SideNavPlace item={item} level={level} />
          )}
        </li>
      ))}
    </ul>
  );
}
