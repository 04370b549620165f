import type { ReactNode, Ref } from 'react';
import { link } from './Link.css.ts';
import { useLink, type LinkTarget } from './useLink.ts';

export interface LinkProps extends LinkTarget {
  children: ReactNode;
  tone?: 'accent' | 'inherit';
  /** Underlined only under the pointer; for lists where everything is a link. */
  isQuiet?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes somewhere. To do something, use `Button`. */
export function Link({ children, tone, isQuiet, ref, ...target }: LinkProps) {
  return (
    <a {...useLink(target)} ref={ref} className={link({ tone, isQuiet })}>
      {children}
    </a>
  );
}
