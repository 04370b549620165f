import { useRef, type ReactNode } from 'react';
import { useScrolls } from '../overlays/useScrolls.ts';
import { body, content } from './Popover.css.ts';

export interface PopoverBodyProps {
  label: string | undefined;
  labelledBy: string | undefined;
  children: ReactNode;
}

/** What scrolls in the surface; a stop for the keyboard while there is more than fits. */
export function PopoverBody({ label, labelledBy, children }: PopoverBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolling = useScrolls(ref)
    ? { role: 'group', tabIndex: 0, 'aria-label': label, 'aria-labelledby': labelledBy }
    : undefined;
  return (
    <div ref={ref} className={body} {...scrolling}>
      <div className={content}>{children}</div>
    </div>
  );
}
