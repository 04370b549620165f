import type { ReactNode } from 'react';
import { entry, link, nav } from './Nav.css.ts';
import { NavLink } from './NavLink.tsx';

export interface NavItem {
  href: string;
  label: ReactNode;
  icon?: ReactNode;
  /** A count or a word at the end. */
  end?: ReactNode;
  isCurrent?: boolean;
}

export interface NavProps {
  /** Where the links lead through, to a screen reader. */
  label: string;
  items: readonly NavItem[];
  /** How the current place is marked. */
  variant?: 'plain' | 'pills' | 'tabs';
  orientation?: 'horizontal' | 'vertical';
  align?: 'start' | 'center' | 'end';
  /** Shares out the whole width. */
  isJustified?: boolean;
}

/** Places beside each other. For the menu of an application use `SideNav`. */
export function Nav({
  label,
  items,
  variant = 'plain',
  orientation = 'horizontal',
  align = 'start',
  isJustified,
}: NavProps) {
  return (
    <nav aria-label={label}>
      <ul role="list" className={nav({ variant, orientation, align })}>
        {items.map((item) => (
          <li key={item.href} className={entry({ isJustified })}>
            <NavLink item={item} look={link({ variant, orientation, isJustified })} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
