import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { rowLink } from './RowLink.css.ts';

export interface RowLinkProps {
  href: string;
  children: ReactNode;
}

/** The link that a row stands for. The row has the focus and follows it on Enter. */
export function RowLink({ href, children }: RowLinkProps) {
  return (
    <a {...useLink({ href })} tabIndex={-1} data-row-link className={rowLink}>
      {children}
    </a>
  );
}
