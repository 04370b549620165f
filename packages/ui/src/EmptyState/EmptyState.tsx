import type { ReactNode } from 'react';
import {
  action as actionStyle,
  empty,
  picture,
  title as titleStyle,
  words,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  icon?: ReactNode;
  /** What is not there. */
  title: ReactNode;
  /** The title's rank in the page. */
  level?: 2 | 3 | 4;
  /** Why, and what would change it. */
  children?: ReactNode;
  /** The next step: a button or two. */
  action?: ReactNode;
}

/** Stands where content would: nothing yet, nothing found, refused, failed. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={empty}>
      {icon && <span className={picture}>{icon}</span>}
      <Title className={titleStyle}>{title}</Title>
      {children && <div className={words}>{children}</div>}
      {action && <div className={actionStyle}>{action}</div>}
    </div>
  );
}
