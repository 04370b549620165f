import type { ComponentType, CSSProperties } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { CloseButton } from '../overlays/CloseButton.tsx';
import { card, countdown, countdownTime, icon, text, title, words } from './Toast.css.ts';
import type { ToastEntry, ToastTone } from './queue.ts';
import { useCountdown } from './useCountdown.ts';

const icons: Record<ToastTone, ComponentType<{ className: string }>> = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: AlertIcon,
  danger: ErrorIcon,
};

/** Time enough to read, decide and reach the way back. */
const actionMs = 10_000;

export interface ToastCardProps {
  entry: ToastEntry;
  /** How long one without an action stays, in milliseconds. */
  duration: number;
  isPaused: boolean;
  closeLabel: string;
  onClose: () => void;
}

/** One toast; it leaves by itself when its time is up and nobody looks at it. */
export function ToastCard({ entry, duration, isPaused, closeLabel, onClose }: ToastCardProps) {
  const life = entry.duration ?? (entry.action ? actionMs : duration);
  useCountdown(life, isPaused, onClose);
  const Icon = icons[entry.tone];
  return (
    <div
      role={entry.tone === 'danger' ? 'alert' : undefined}
      aria-atomic
      className={card}
      data-paused={isPaused || undefined}
    >
      <Icon className={icon({ tone: entry.tone })} />
      <div className={words}>
        <div className={title}>{entry.title}</div>
        {entry.text && <div className={text}>{entry.text}</div>}
      </div>
      {entry.action && (
        <Button
          size="s"
          onPress={() => {
            entry.action?.onPress();
            onClose();
          }}
        >
          {entry.action.label}
        </Button>
      )}
      <CloseButton label={closeLabel} onPress={onClose} />
      {entry.action && Number.isFinite(life) && (
        <span
          aria-hidden
          className={countdown}
          style={{ [countdownTime]: `${life}ms` } as CSSProperties}
        />
      )}
    </div>
  );
}
