import { useLink } from '../Link/useLink.ts';
import { end, labels } from './Nav.css.ts';
import type { NavItem } from './Nav.tsx';

/** A link of a `Nav`. */
export function NavLink({ item, look }: { item: NavItem; look: string }) {
  const target = useLink({ href: item.href, current: item.isCurrent ? 'page' : undefined });
  return (
    <a {...target} className={look}>
      {item.icon}
      <span className={labels}>{item.label}</span>
      {item.end && <span className={end}>{item.end}</span>}
    </a>
  );
}
