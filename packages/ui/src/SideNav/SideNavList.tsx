import type { SideNavItem } from './places.ts';
import { list } from './SideNav.css.ts';
import { SideNavGroup } from './SideNavGroup.tsx';
import { SideNavPlace } from './SideNavPlace.tsx';
import { SideNavRail } from './SideNavRail.tsx';
import { useSideNav } from './SideNavContext.ts';

export interface SideNavListProps {
  items: readonly SideNavItem[];
  /** The items of the same level, of which one group stands open. */
  siblings: readonly SideNavItem[];
  level: 1 | 2 | 3;
  label?: string;
}

/** Places of one level under each other. */
export function SideNavList({ items, siblings, level, label }: SideNavListProps) {
  const { isCollapsed } = useSideNav();
  return (
    <ul role="list" aria-label={label} className={list}>
      {items.map((item) => (
        <li key={item.id}>
          {isCollapsed ? (
            <SideNavRail item={item} />
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
