import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { current, link, words } from './Breadcrumbs.css.ts';

/** One place on the way. */
export interface Crumb {
  href: string;
  label: string;
  icon?: ReactNode;
}

/** A place above the page. */
export function CrumbLink({ href, label, icon }: Crumb) {
  return (
    <a {...useLink({ href })} className={link}>
      {icon}
      {label}
    </a>
  );
}

/** The page itself: where one is, not where one can go. */
export function CurrentCrumb({ label, icon }: Pick<Crumb, 'label' | 'icon'>) {
  return (
    <span aria-current="page" className={current}>
      {icon}
      <span className={words}>{label}</span>
    </span>
  );
}
