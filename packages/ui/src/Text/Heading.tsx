import type { ReactNode, Ref } from 'react';
import { heading } from './Text.css.ts';

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

export interface HeadingProps {
  children: ReactNode;
  /** Its rank in the page. */
  level: 1 | 2 | 3 | 4;
  /** Its look, when that differs from its rank. */
  size?: 's' | 'm' | 'l' | 'xl' | 'xxl';
  id?: string;
  /** Lets a page give it the focus when its content changes. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Names a page or a part of it. */
export function Heading({ children, level, size = sizes[level], id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={heading({ size })}>
      {children}
    </Element>
  );
}
