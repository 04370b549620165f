import type { ReactNode } from 'react';
import { entry, link, nav } from './Nav.css.ts';
import { NavLink } from './NavLink.tsx';

/** A link of a `Nav`. */
export interface NavItem {
  /**
   * What tells the link from the others. Set it if the address changes while the link is shown, so
   * that the link keeps the focus.
   * @default `href`
   */
  id?: string;
  /** The address to open, unique among the links. */
  href: string;
  /** The label of the link. */
  label: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A count or a short text at the end. */
  end?: ReactNode;
  /**
   * Whether the link leads to the current page.
   * @default false
   */
  isCurrent?: boolean;
}

export interface NavProps {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in order. */
  items: readonly NavItem[];
  /**
   * The look, which also sets how the current page is marked.
   * @default 'plain'
   */
  variant?: 'plain' | 'pills' | 'tabs';
  /**
   * The direction of the links.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical';
  /**
   * The alignment of the links in the container.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * Whether the links share the whole width equally.
   * @default false
   */
  isJustified?: boolean;
}

/** Links to pages of the same level. For the menu of an application, use `SideNav`. */
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
          <li key={item.id ?? item.href} className={entry({ isJustified })}>
            <NavLink item={item} look={link({ variant, orientation, isJustified })} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
