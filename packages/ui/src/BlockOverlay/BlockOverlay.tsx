import type { ReactNode } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  content,
  mark,
  region,
  sign as signStyle,
  veil as veilStyle,
  labels,
} from './BlockOverlay.css.ts';
import { useFocusRestore } from './useFocusRestore.ts';

export interface BlockOverlayProps {
  /** Whether the region is blocked: nothing in it can be pressed, focused or read out. */
  isBlocked: boolean;
  /**
   * The text that is shown and announced while the region is blocked, such as "Refreshing the
   * menu".
   */
  label: string;
  /**
   * The text that is announced when the region is available again, such as "The menu is up to
   * date". Nothing is announced if it's left out.
   */
  doneLabel?: string;
  /**
   * Whether the label is only for screen readers, in regions with space for just a spinner.
   * @default false
   */
  isLabelHidden?: boolean;
  /** An icon instead of the spinner. */
  sign?: ReactNode;
  /**
   * The cover over the region.
   * @default 'light'
   */
  veil?: 'light' | 'dark' | 'clear';
  /** The content of the region. Its size doesn't change while blocked. */
  children: ReactNode;
}

/**
 * Blocks a region during an operation that mustn't be disturbed. For a single action, set
 * `isPending` on its button.
 */
export function BlockOverlay({
  isBlocked,
  label,
  doneLabel,
  isLabelHidden,
  sign = <Spinner />,
  veil = 'light',
  children,
}: BlockOverlayProps) {
  const ref = useFocusRestore(isBlocked);
  return (
    <div ref={ref} className={region} tabIndex={-1} aria-busy={isBlocked || undefined}>
      <div className={content} inert={isBlocked}>
        {children}
      </div>
      {isBlocked && (
        <div className={veilStyle({ veil })} aria-hidden>
          <span className={signStyle}>
            <span className={mark}>{sign}</span>
            {!isLabelHidden && <span className={labels}>{label}</span>}
          </span>
        </div>
      )}
      <VisuallyHidden isLive>{isBlocked ? label : doneLabel}</VisuallyHidden>
    </div>
  );
}
