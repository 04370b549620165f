import { useState } from 'react';
import { groupsAround, toggleGroup, type SideNavItem, type SideNavSection } from './places.ts';
import { section, sectionTitle, sideNav } from './SideNav.css.ts';
import { SideNavContext } from './SideNavContext.ts';
import { SideNavList } from './SideNavList.tsx';

export interface SideNavProps {
  /** What the menu is, to a screen reader: "Menu". */
  label: string;
  sections: readonly SideNavSection[];
  /** Where one is, as it stands in the places' `href`. */
  currentHref?: string;
  /** The groups that stand open; the ones around the current place do unless told. */
  expandedKeys?: readonly string[];
  onExpandedChange?: (keys: string[]) => void;
  /** A rail of icons, whose groups open beside it; every place of the first level needs an icon. */
  isCollapsed?: boolean;
  /** Called when a place is gone to: closes the drawer that the menu is in on a phone. */
  onNavigate?: () => void;
}

/** The menu of the application: sections of places, up to three levels deep, one open group at a time. */
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
    // Who comes to a place by another way finds it in the menu, opened.
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
