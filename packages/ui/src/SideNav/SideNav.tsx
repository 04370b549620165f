import { useState } from 'react';
import { groupsAround, toggleGroup, type SideNavItem, type SideNavSection } from './places.ts';
import { section, sectionTitle, sideNav } from './SideNav.css.ts';
import { SideNavContext } from './SideNavContext.ts';
import { SideNavList } from './SideNavList.tsx';

export interface SideNavProps {
  /** The accessible name of the navigation: "Menu". */
  label: string;
  /** The sections of the menu, in order. */
  sections: readonly SideNavSection[];
  /** The `href` of the current page's item. */
  currentHref?: string;
  /**
   * The ids of the open groups (controlled). If it's left out, the menu keeps its own state and
   * opens the groups around the current page.
   */
  expandedKeys?: readonly string[];
  /** Called with the ids of all open groups when the user opens or closes one. */
  onExpandedChange?: (keys: string[]) => void;
  /**
   * Whether the menu is a rail of icons whose groups open next to it. Every item of the first level
   * needs an icon.
   * @default false
   */
  isCollapsed?: boolean;
  /**
   * Called when an item is pressed. Use it to close the drawer that contains the menu on phones.
   */
  onNavigate?: () => void;
}

/**
 * The menu of an application: sections of pages, up to three levels deep, with one open group at a
 * time.
 */
export function SideNav({
  label,
  sections,
  currentHref,
  expandedKeys,
  onExpandedChange,
  isCollapsed = false,
  onNavigate,
}: SideNavProps) {
  const all = sections.flatMap(({ items }) => items);
  const around = groupsAround(all, currentHref);
  const [own, setOwn] = useState({ href: currentHref, keys: around });
  if (own.href !== currentHref) {
    // When the page changes without the menu, such as by a link, open the groups around it.
    const isThere = around.every((id) => own.keys.includes(id));
    setOwn({ href: currentHref, keys: isThere ? own.keys : around });
  }
  const open = expandedKeys ?? own.keys;
  const toggle = (item: SideNavItem, siblings: readonly SideNavItem[]) => {
    const keys = toggleGroup(open, item.id, siblings);
    setOwn({ href: currentHref, keys });
    onExpandedChange?.(keys);
  };
  return (
    <SideNavContext value={{ currentHref, around, open, toggle, isCollapsed, onNavigate }}>
      <nav aria-label={label} className={sideNav({ isCollapsed })}>
        {sections.map(({ id, title, items }) => (
          <div key={id} className={section}>
            {title && !isCollapsed && (
              <div className={sectionTitle} aria-hidden>
                {title}
              </div>
            )}
            <SideNavList items={items} siblings={all} level={1} label={title} />
          </div>
        ))}
      </nav>
    </SideNavContext>
  );
}
