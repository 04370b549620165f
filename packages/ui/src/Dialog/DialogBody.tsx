import { useRef, type ReactNode } from 'react';
import { useScrolls } from '../overlays/useScrolls.ts';
import { body } from './DialogFrame.css.ts';

export interface DialogBodyProps {
  /** The heading that names the region while it scrolls. */
  titleId: string;
  children: ReactNode;
}

/** What scrolls between heading and actions; a stop for the keyboard while there is more than fits. */
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
