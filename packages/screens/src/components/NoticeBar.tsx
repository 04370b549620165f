import type { ReactNode } from 'react';
import { bar, text } from './NoticeBar.css.ts';

export interface NoticeBarProps {
  /** The accessible name of the bar. */
  label: string;
  /** The icon before the text. */
  icon: ReactNode;
  /** The text, in one element. */
  children: ReactNode;
  /** A button or a link after the text. */
  action?: ReactNode;
}

/** A bar above all screens, for something that affects every one of them. */
export const NoticeBar = ({ label, icon, children, action }: NoticeBarProps) => (
  <aside className={bar} aria-label={label}>
    <span className={text}>
      {icon}
      <span>{children}</span>
    </span>
    {action}
  </aside>
);
