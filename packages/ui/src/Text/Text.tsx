import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The text. */
  children: ReactNode;
  /**
   * The HTML element. Use `p` for a paragraph, `span` within a line.
   * @default 'span'
   */
  as?: 'span' | 'p' | 'div' | 'strong' | 'time';
  /**
   * The text size. `inherit` takes the size of the surrounding text.
   * @default 'inherit'
   */
  size?: 'inherit' | 'xs' | 's' | 'm' | 'l';
  /**
   * The text colour. `inherit` takes the colour of the surrounding text.
   * @default 'inherit'
   */
  tone?: 'inherit' | 'muted' | 'accent' | 'success' | 'warning' | 'danger';
  /**
   * The font weight. `inherit` takes the weight of the surrounding text.
   * @default 'inherit'
   */
  weight?: 'inherit' | 'medium' | 'bold';
  /**
   * Whether digits are tabular.
   * @default false
   */
  isTabular?: boolean;
  /**
   * Whether the text is cut to one line with an ellipsis.
   * @default false
   */
  isTruncated?: boolean;
  /** The id of the element, to reference it as a label or description. */
  id?: string;
}

/** A text in one of the kit's sizes and colours. */
export function Text({ children, as: Element = 'span', id, ...variants }: TextProps) {
  return (
    <Element id={id} className={text(variants)}>
      {children}
    </Element>
  );
}
