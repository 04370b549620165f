import type { ReactNode } from 'react';
import { panel } from '../Collapse/Collapse.css.ts';
import { useCollapse } from '../Collapse/useCollapse.ts';
import { ChevronEndIcon } from '../icons.ts';
import type { SideNavItem } from './places.ts';
import { badge, chevron, inside, place, labels } from './SideNav.css.ts';
import { useSideNav } from './SideNavContext.ts';

export interface SideNavGroupProps {
  /** The group. */
  item: SideNavItem;
  /** The items of the same level, of which one group is open. */
  siblings: readonly SideNavItem[];
  /** The level of the group. */
  level: 1 | 2 | 3;
  /** The pages of the group. */
  children: ReactNode;
}

/** A button that opens the pages of a group. */
export function SideNavGroup({ item, siblings, level, children }: SideNavGroupProps) {
  const { open, around, toggle } = useSideNav();
  const isOpen = open.includes(item.id);
  const parts = useCollapse(isOpen, () => toggle(item, siblings));
  const { role: _, ...panelProps } = parts.panel;
  return (
    <>
      <button
        {...parts.trigger}
        type="button"
        className={place({ level })}
        data-holds-current={around.includes(item.id) || undefined}
        onClick={parts.toggle}
      >
        {level === 1 && item.icon}
        <span className={labels}>{item.label}</span>
        {item.badge && <span className={badge}>{item.badge}</span>}
        <span className={chevron}>
          <ChevronEndIcon aria-hidden />
        </span>
      </button>
      <div {...panelProps} aria-labelledby={undefined} className={`${panel()} ${inside}`}>
        {children}
      </div>
    </>
  );
}
