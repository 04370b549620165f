import type { ReactNode } from 'react';
import { badge, dot, word } from './Badge.css.ts';

export interface BadgeProps {
  /** The status in one or two words. Colour alone isn't enough. */
  children: ReactNode;
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * The look: tinted (`soft`), filled (`solid`), or only a dot and text (`plain`), for columns of
   * statuses.
   * @default 'soft'
   */
  emphasis?: 'soft' | 'solid' | 'plain';
  /** An icon instead of the dot. */
  icon?: ReactNode;
}

/** A status in one or two words. */
export function Badge({ children, tone = 'neutral', emphasis = 'soft', icon }: BadgeProps) {
  return (
    <span className={badge({ tone, emphasis })} data-tone={tone}>
      {icon ?? (emphasis !== 'solid' && <span className={dot} />)}
      <span className={word}>{children}</span>
    </span>
  );
}
