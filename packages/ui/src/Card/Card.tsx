import { useId, type ReactNode } from 'react';
import {
  card,
  cover as coverStyle,
  footer as footerStyle,
  header,
  title as titleStyle,
} from './Card.css.ts';

export interface CardProps {
  /** The title. With it the card is a named region. */
  title?: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** The content of the card. */
  children: ReactNode;
  /** The content of the footer, below the content. */
  footer?: ReactNode;
  /** An image that reaches the edges of the card. */
  cover?: ReactNode;
  /**
   * The position of the cover: above (`start`) or below (`end`) the content.
   * @default 'start'
   */
  coverPlacement?: 'start' | 'end';
  /**
   * The space around the content. Use `none`, without a title, for a table that reaches the edges.
   * @default 'm'
   */
  padding?: 'none' | 'm' | 'l';
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * The strength of the tone.
   * @default 'plain'
   */
  emphasis?: 'plain' | 'outline' | 'soft' | 'solid';
}

/** A surface that groups related content. */
export function Card({
  title,
  level = 2,
  actions,
  children,
  footer,
  cover,
  coverPlacement = 'start',
  padding = 'm',
  tone = 'neutral',
  emphasis,
}: CardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  const picture = cover && (
    <div className={coverStyle({ padding, at: coverPlacement })}>{cover}</div>
  );
  return (
    <section
      className={card({ padding, tone, emphasis })}
      aria-labelledby={title ? titleId : undefined}
    >
      {coverPlacement === 'start' && picture}
      {(title || actions) && (
        <div className={header}>
          {title && (
            <Title id={titleId} className={titleStyle}>
              {title}
            </Title>
          )}
          {actions}
        </div>
      )}
      {children}
      {footer && <div className={footerStyle}>{footer}</div>}
      {coverPlacement === 'end' && picture}
    </section>
  );
}
