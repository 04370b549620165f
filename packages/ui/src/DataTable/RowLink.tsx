import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { rowLink } from './RowLink.css.ts';

export interface RowLinkProps {
  /** The address to open. */
  href: string;
  /** The title of the row. */
  children: ReactNode;
}

/** The link of a row. The row has focus and follows it on Enter. */
export function RowLink({ href, children }: RowLinkProps) {
  return (
    <a {...useLink({ href })} tabIndex={-1} data-row-link className={rowLink}>
      {children}
    </a>
  );
}
