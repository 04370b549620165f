import { useRef, type ReactNode } from 'react';
import { useScrolls } from '../overlays/useScrolls.ts';
import { body, content } from './Popover.css.ts';

export interface PopoverBodyProps {
  /** The accessible name of the region while it scrolls. */
  label: string | undefined;
  /** The id of the heading that names the region. */
  labelledBy: string | undefined;
  /** The content. */
  children: ReactNode;
}

/** The scrolling region of a popover. Tab stops at it while it scrolls. */
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
