import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { word } from './Badge.css.ts';
import { pill } from './Pill.css.ts';

export interface PillProps {
  /** A figure, or one or two words. */
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  emphasis?: 'soft' | 'solid' | 'outline';
  icon?: ReactNode;
  /** Makes it a link. */
  href?: string;
  /** As wide as its container. */
  isWide?: boolean;
}

/** A figure or a short word beside what it counts or names. For the state of a thing use `Badge`. */
export function Pill({ children, icon, href, ...look }: PillProps) {
  const link = useLink({ href: href ?? '' });
  const content = (
    <>
      {icon}
      <span className={word}>{children}</span>
    </>
  );
  return href === undefined ? (
    <span className={pill(look)} data-tone={look.tone}>
      {content}
    </span>
  ) : (
    <a {...link} className={pill({ ...look, isLink: true })} data-tone={look.tone}>
      {content}
    </a>
  );
}
