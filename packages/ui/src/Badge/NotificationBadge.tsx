import type { ReactNode } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { countText } from './countText.ts';
import { host, mark } from './NotificationBadge.css.ts';

export interface NotificationBadgeProps {
  /** The icon button or avatar that the badge is attached to. */
  children: ReactNode;
  /** The number of new items. The badge is hidden at 0. */
  count: number;
  /**
   * The highest number that is written out. A higher count is shown as "99+".
   * @default 99
   */
  max?: number;
  /**
   * Whether a dot is shown instead of the number.
   * @default false
   */
  isDot?: boolean;
  /**
   * The count in words, such as "3 new orders". Screen readers announce it whenever it changes.
   * Leave it out if the control's own name includes the count.
   */
  label?: string;
  /**
   * The colour, by meaning.
   * @default 'danger'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /**
   * The position: within the corner of the control (`inside`), or on its corner (`edge`), for
   * avatars and filled buttons.
   * @default 'inside'
   */
  overlap?: 'inside' | 'edge';
}

/** The number of new items behind an icon. */
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
