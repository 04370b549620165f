import { ExternalIcon } from '../icons.ts';
import { useLink } from '../Link/useLink.ts';
import type { SideNavItem } from './places.ts';
import { badge, place, labels } from './SideNav.css.ts';
import { useSideNav } from './SideNavContext.ts';

/** A link to a page. */
export function SideNavPlace({ item, level }: { item: SideNavItem; level: 1 | 2 | 3 }) {
  const { currentHref, onNavigate } = useSideNav();
  const link = useLink({
    href: item.href ?? '',
    isExternal: item.isExternal,
    current: item.href === currentHref ? 'page' : undefined,
    onPress: onNavigate,
  });
  const content = (
    <>
      {level === 1 && item.icon}
      <span className={labels}>{item.label}</span>
      {item.badge && <span className={badge}>{item.badge}</span>}
      {item.isExternal && <ExternalIcon aria-hidden />}
    </>
  );
  const look = place({ level });
  if (!item.isDisabled)
    return (
      <a {...link} className={look}>
        {content}
      </a>
    );
  return (
    <span role="link" aria-disabled className={look}>
      {content}
    </span>
  );
}
