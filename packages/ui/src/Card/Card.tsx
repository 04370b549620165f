import { useId, type ReactNode } from 'react';
import { card, footer as footerStyle, header, title as titleStyle } from './Card.css.ts';

export interface CardProps {
  /** With a title the card is a named region. */
  title?: ReactNode;
  /** The heading's rank in the page. */
  level?: 2 | 3 | 4;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** `none` for a picture or a table that reaches the edges; bring no title then. */
  padding?: 'none' | 'm' | 'l';
}

/** A sheet of paper: what belongs together, on one surface. */
export function Card({ title, level = 2, actions, children, footer, padding }: CardProps) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section className={card({ padding })} aria-labelledby={title ? titleId : undefined}>
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
    </section>
  );
}
