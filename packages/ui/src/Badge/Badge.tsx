import type { ReactNode } from 'react';
import { badge, dot, word } from './Badge.css.ts';

export interface BadgeProps {
  /** One or two words; colour alone never tells. */
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** `plain` for columns of states: a dot and a word with nothing around. */
  emphasis?: 'soft' | 'solid' | 'plain';
  /** Takes the place of the dot. */
  icon?: ReactNode;
}

/** The state of a thing. */
export function Badge({ children, tone = 'neutral', emphasis = 'soft', icon }: BadgeProps) {
  return (
    <span className={badge({ tone, emphasis })} data-tone={tone}>
      {icon ?? (emphasis !== 'solid' && <span className={dot} />)}
      <span className={word}>{children}</span>
    </span>
  );
}
