import { panel } from '../Collapse/Collapse.css.ts';
import { useCollapse } from '../Collapse/useCollapse.ts';
import { ChevronEndIcon } from '../icons.ts';
import type { SideNavItem } from './places.ts';
import { badge, chevron, inside, place, words } from './SideNav.css.ts';
import { useSideNav } from './SideNavContext.ts';
import { SideNavList } from './SideNavList.tsx';

export interface SideNavGroupProps {
  item: SideNavItem;
  siblings: readonly SideNavItem[];
  level: 1 | 2 | 3;
}

/** A button that opens the places under it. */
export function SideNavGroup({ item, siblings, level }: SideNavGroupProps) {
  const { open, around, toggle } = useSideNav();
  const isOpen = open.includes(item.id);
  const parts = useCollapse(isOpen, () => toggle(item, siblings));
  const { role: _, ...panelProps } = parts.panel;
  const items = item.items ?? [];
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
        <span className={words}>{item.label}</span>
        {item.badge && <span className={badge}>{item.badge}</span>}
        <span className={chevron}>
          <ChevronEndIcon aria-hidden />
        </span>
      </button>
      <div {...panelProps} aria-labelledby={undefined} className={`${panel()} ${inside}`}>
        <SideNavList
          items={items}
          siblings={items}
          level={level === 1 ? 2 : 3}
          label={item.label}
        />
      </div>
    </>
  );
}
