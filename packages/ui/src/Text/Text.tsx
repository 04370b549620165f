import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  /** `p` stands alone, `span` inside a line. */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time';
  size?: 'inherit' | 'xs' | 's' | 'm' | 'l';
  tone?: 'inherit' | 'muted' | 'accent' | 'success' | 'warning' | 'danger';
  weight?: 'inherit' | 'medium' | 'bold';
  /** Figures of one width. */
  isTabular?: boolean;
  /** One line; what does not fit ends in an ellipsis. */
  isTruncated?: boolean;
  /** For `FormErrors`, descriptions and labels elsewhere. */
  id?: string;
}

/** Words of the interface, in a size and tone of the house. */
export function Text({ children, as: Element = 'span', id, ...variants }: TextProps) {
  return (
    <Element id={id} className={text(variants)}>
      {children}
    </Element>
  );
}
