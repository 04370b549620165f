import { useId, type ReactNode } from 'react';
import {
  card,
  cover as coverStyle,
  footer as footerStyle,
  header,
  title as titleStyle,
} from './Card.css.ts';

export interface CardProps {
  /** With a title the card is a named region. */
  title?: ReactNode;
  /** The heading's rank in the page. */
  level?: 2 | 3 | 4;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** A picture that reaches the edges. */
  cover?: ReactNode;
  coverPlacement?: 'start' | 'end';
  /** `none` for a table that reaches the edges; bring no title then. */
  padding?: 'none' | 'm' | 'l';
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** How loud the tone is. */
  emphasis?: 'plain' | 'outline' | 'soft' | 'solid';
}

/** A sheet of paper: what belongs together, on one surface. */
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
