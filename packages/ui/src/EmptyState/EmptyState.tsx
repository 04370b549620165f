import type { ReactNode } from 'react';
import {
  action as actionStyle,
  empty,
  picture,
  title as titleStyle,
  labels,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** An icon above the title. */
  icon?: ReactNode;
  /** The title, which names what's missing: "No bookings yet". */
  title: ReactNode;
  /**
   * The heading level of the title.
   * @default 2
   */
  level?: 1 | 2 | 3 | 4;
  /** The reason, and what would change it. */
  children?: ReactNode;
  /** The next step: one or two buttons. */
  action?: ReactNode;
}

/** Shown in place of content that is empty, not found, forbidden or failed. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={empty}>
      {icon && <span className={picture}>{icon}</span>}
      <Title className={titleStyle}>{title}</Title>
      {children && <div className={labels}>{children}</div>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
