import type { ReactNode, Ref } from 'react';
import { heading } from './Text.css.ts';

const sizes = { 1: 'xl', 2: 'l', 3: 'm', 4: 's' } as const;

export interface HeadingProps {
  /** The text of the heading. */
  children: ReactNode;
  /** The heading level. */
  level: 1 | 2 | 3 | 4;
  /** The size of the text. It follows the level if it's left out. */
  size?: 's' | 'm' | 'l' | 'xl' | 'xxl';
  /** The id of the element. */
  id?: string;
  /**
   * A ref to the heading, which can then be focused by code, for example when a page's content
   * changes.
   */
  ref?: Ref<HTMLHeadingElement>;
}

/** The heading of a page or a section. */
export function Heading({ children, level, size = sizes[level], id, ref }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} ref={ref} tabIndex={ref ? -1 : undefined} className={heading({ size })}>
      {children}
    </Element>
  );
}
