import { useId, type ReactNode, type Ref } from 'react';
import { AlertIcon, CloseIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { actions, banner, body, dismiss, sign, title as titleStyle, labels } from './Banner.css.ts';
import { closeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const signs = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: AlertIcon,
  danger: ErrorIcon,
};

export interface BannerProps {
  /**
   * The meaning, which sets the colour and the icon. `warning` and `danger` are announced
   * immediately.
   * @default 'info'
   */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
  /** The title of the message. */
  title?: ReactNode;
  /** The text of the message. */
  children?: ReactNode;
  /** An icon instead of the tone's own. */
  icon?: ReactNode;
  /** One or two buttons to resolve the message. */
  action?: ReactNode;
  /**
   * Whether screen readers announce the banner when it appears: immediately for `warning` and
   * `danger`, otherwise after the current speech.
   * @default true
   */
  isLive?: boolean;
  /** Called when the close button is pressed. Without it there's no close button. */
  onDismiss?: () => void;
  /** The accessible name of the close button, instead of "Close". */
  dismissLabel?: string;
  /** A ref to the banner's element, which can be focused by code. */
  ref?: Ref<HTMLDivElement>;
}

/** A message that stays on the page until its reason is resolved. */
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
  const format = useFormatMessage();
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
        <div className={labels}>
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
        <button
          type="button"
          className={dismiss}
          aria-label={dismissLabel ?? format(closeMessage)}
          onClick={onDismiss}
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
