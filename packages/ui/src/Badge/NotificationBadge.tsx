import type { ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { countText } from './countText.ts';
import { host, mark } from './NotificationBadge.css.ts';

export interface NotificationBadgeProps {
  /** The icon button or avatar that it lies on. */
  children: ReactNode;
  /** How many; none are not shown. */
  count: number;
  /** The most that is written out; more is "99+". */
  max?: number;
  /** A dot without a figure. */
  isDot?: boolean;
  /**
   * What the count says, read out whenever it changes: "3 new orders". Leave it out where the
   * control's own name says it.
   */
  label?: string;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** `edge` on what is full to its edges: an avatar, a filled button. */
  overlap?: 'inside' | 'edge';
}

/** How much new there is behind an icon. */
export function NotificationBadge({
  children,
  count,
  max = 99,
  isDot,
  label,
  tone = 'danger',
  overlap = 'inside',
}: NotificationBadgeProps) {
  const { locale } = useLocale();
  return (
    <span className={host}>
      {children}
      {count > 0 && (
        <span className={mark({ tone, overlap, isDot })} data-tone={tone} aria-hidden>
          {isDot ? null : countText(count, max, locale)}
        </span>
      )}
      {label !== undefined && <VisuallyHidden isLive>{count > 0 ? label : ''}</VisuallyHidden>}
    </span>
  );
}
