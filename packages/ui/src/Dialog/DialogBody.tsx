import { useRef, type ReactNode } from 'react';
import { useScrolls } from '../overlays/useScrolls.ts';
import { body } from './DialogFrame.css.ts';

export interface DialogBodyProps {
  /** The id of the heading, which names the region while it scrolls. */
  titleId: string;
  /** The content. */
  children: ReactNode;
}

/** The scrolling region between the heading and the actions. Tab stops at it while it scrolls. */
export function DialogBody({ titleId, children }: DialogBodyProps) {
  const ref = useRef<HTMLDivElement>(null);
  const scrolling = useScrolls(ref)
    ? { role: 'group', tabIndex: 0, 'aria-labelledby': titleId }
    : undefined;
  return (
    <div ref={ref} className={body} {...scrolling}>
      <div>{children}</div>
    </div>
  );
}
