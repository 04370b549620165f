import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { current, link, labels } from './Breadcrumbs.css.ts';

/** A page in `Breadcrumbs`. */
export interface Crumb {
  /** The address of the page, unique within the path. */
  href: string;
  /** The name of the page. */
  label: string;
  /** An icon before the name. */
  icon?: ReactNode;
}

/** A link to a page above the current one. */
export function CrumbLink({ href, label, icon }: Crumb) {
  return (
    <a {...useLink({ href })} className={link}>
      {icon}
      {label}
    </a>
  );
}

/** The current page, which isn't a link. */
export function CurrentCrumb({ label, icon }: Pick<Crumb, 'label' | 'icon'>) {
  return (
    <span aria-current="page" className={current}>
      {icon}
      <span className={labels}>{label}</span>
    </span>
  );
}
