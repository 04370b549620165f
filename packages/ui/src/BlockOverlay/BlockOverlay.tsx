import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  content,
  mark,
  region,
  sign as signStyle,
  veil as veilStyle,
  words,
} from './BlockOverlay.css.ts';
import { useKeptFocus } from './useKeptFocus.ts';

export interface BlockOverlayProps {
  /** While true, nothing inside can be pressed, reached or read out. */
  isBlocked: boolean;
  /** What is under way: "Refreshing the menu". It is shown and read out. */
  label: string;
  /** Read out when it is over: "The menu is up to date". */
  doneLabel?: string;
  /** Keeps the words for screen readers only, where there is room for a spinner alone. */
  isLabelHidden?: boolean;
  /** Takes the place of the spinner. */
  sign?: ReactNode;
  /** How the region is covered. */
  veil?: 'light' | 'dark' | 'clear';
  /** The region; it keeps its size. */
  children: ReactNode;
}

/** Blocks a region while something runs that must not be disturbed. For one act set `isPending` on its button. */
export function BlockOverlay({
  isBlocked,
  label,
  doneLabel,
  isLabelHidden,
  sign = <Spinner />,
  veil = 'light',
  children,
}: BlockOverlayProps) {
  const ref = useKeptFocus(isBlocked);
  return (
    <div ref={ref} className={region} tabIndex={-1} aria-busy={isBlocked || undefined}>
      <div className={content} inert={isBlocked}>
        {children}
      </div>
      {isBlocked && (
        <div className={veilStyle({ veil })} aria-hidden>
          <span className={signStyle}>
            <span className={mark}>{sign}</span>
            {!isLabelHidden && <span className={words}>{label}</span>}
          </span>
        </div>
      )}
      <VisuallyHidden isLive>{isBlocked ? label : doneLabel}</VisuallyHidden>
    </div>
  );
}
