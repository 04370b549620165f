import { useId, type ReactNode, type Ref } from 'react';
import { AlertIcon, CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { actions, banner, body, dismiss, sign, title as titleStyle, words } from './Banner.css.ts';

const signs = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: AlertIcon,
  danger: ErrorIcon,
};

export interface BannerProps {
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  children?: ReactNode;
  /** Takes the place of the tone's own sign. */
  icon?: ReactNode;
  /** A button or two: what to do about it. */
  action?: ReactNode;
  /** Read out when it appears: at once for warning and danger, in its turn otherwise. */
  isLive?: boolean;
  onDismiss?: () => void;
  /** Names the cross; required with `onDismiss`. */
  dismissLabel?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays in the page until its reason is gone. */
export function Banner({
  tone = 'info',
  title,
  children,
  icon,
  action,
  isLive = true,
  onDismiss,
  dismissLabel,
  ref,
}: BannerProps) {
  const Sign = signs[tone];
  const titleId = useId();
  const isUrgent = tone === 'warning' || tone === 'danger';
  const role = isLive ? (isUrgent ? 'alert' : 'status') : 'group';
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={role}
      aria-labelledby={title ? titleId : undefined}
      data-tone={tone}
      className={banner({ tone })}
    >
      <span className={sign}>{icon ?? <Sign />}</span>
      <div className={body}>
        <div className={words}>
          {title && (
            <div id={titleId} className={titleStyle}>
              {title}
            </div>
          )}
          {children}
        </div>
        {action && <div className={actions}>{action}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={dismiss} aria-label={dismissLabel} onClick={onDismiss}>
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
