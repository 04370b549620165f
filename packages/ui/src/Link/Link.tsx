import type { ReactNode, Ref } from 'react';
import { link } from './Link.css.ts';
import { useLink, type LinkTarget } from './useLink.ts';

export interface LinkProps extends LinkTarget {
  /** The label, which names the destination. */
  children: ReactNode;
  /**
   * The colour. `inherit` takes the colour of the surrounding text.
   * @default 'accent'
   */
  tone?: 'accent' | 'inherit';
  /**
   * Whether the link is underlined only on hover, for lists of links.
   * @default false
   */
  isQuiet?: boolean;
  /** A ref to the `<a>` element. */
  ref?: Ref<HTMLAnchorElement>;
}

/** Goes to a page. For an action, use `Button`. */
export function Link({ children, tone, isQuiet, ref, ...target }: LinkProps) {
  return (
    <a {...useLink(target)} ref={ref} className={link({ tone, isQuiet })}>
      {children}
    </a>
  );
}
