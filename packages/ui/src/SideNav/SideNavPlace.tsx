import { useLink } from '../Link/useLink.ts';
import type { SideNavItem } from './places.ts';
import { badge, place, words } from './SideNav.css.ts';
import { useSideNav } from './SideNavContext.ts';

/** A place that can be gone to. */
export function SideNavPlace({ item, level }: { item: SideNavItem; level: 1 | 2 | 3 }) {
  const { currentHref, onNavigate } = useSideNav();
  const link = useLink({
    href: item.href ?? '',
    current: item.href === currentHref ? 'page' : undefined,
    onPress: onNavigate,
  });
  return (
    <a {...link} className={place({ level })}>
      {level === 1 && item.icon}
      <span className={words}>{item.label}</span>
      {item.badge && <span className={badge}>{item.badge}</span>}
    </a>
  );
}
