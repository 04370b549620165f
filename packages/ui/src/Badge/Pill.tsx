import type { ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { word } from './Badge.css.ts';
import { pill } from './Pill.css.ts';

export interface PillProps {
  /** A number, or one or two words. */
  children: ReactNode;
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * The look: tinted, filled or outlined.
   * @default 'soft'
   */
  emphasis?: 'soft' | 'solid' | 'outline';
  /** An icon before the text. */
  icon?: ReactNode;
  /** The address to open. With it the pill is a link. */
  href?: string;
  /**
   * Whether the pill is as wide as its container.
   * @default false
   */
  isWide?: boolean;
}

/** A number or a short word next to what it counts or names. For a status, use `Badge`. */
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
