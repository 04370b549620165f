import type { ComponentType, CSSProperties } from 'react';
import { Button } from '../Button/Button.tsx';
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../icons.ts';
import { CloseButton } from '../overlays/CloseButton.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import {
  card,
  countdown,
  countdownTime,
  done,
  doneBy,
  icon,
  swipedBy,
  text,
  title,
  words,
} from './Toast.css.ts';
import type { ToastEntry, ToastTone } from './queue.ts';
import { useCountdown } from './useCountdown.ts';
import { useSwipeAway } from './useSwipeAway.ts';

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

function Sign({ entry }: { entry: ToastEntry }) {
  if (entry.isPending) return <Spinner />;
  if (entry.icon !== undefined) return entry.icon;
  const Icon = icons[entry.tone];
  return <Icon className={icon({ tone: entry.tone })} />;
}

/** One toast; it leaves by itself when its time is up and nobody looks at it, or by a swipe. */
export function ToastCard({ entry, duration, isPaused, closeLabel, onClose }: ToastCardProps) {
  const isOpenEnded = entry.isPending || entry.progress !== undefined;
  const life = entry.duration ?? (isOpenEnded ? Infinity : entry.action ? actionMs : duration);
  const { swiped, events } = useSwipeAway(onClose);
  useCountdown(life, isPaused || swiped !== null, onClose);
  const style = {
    [swipedBy]: swiped === null ? undefined : `${swiped}px`,
    [doneBy]: entry.progress,
  } as CSSProperties;
  return (
    <div
      {...events}
      role={entry.tone === 'danger' ? 'alert' : undefined}
      aria-atomic
      aria-busy={entry.isPending}
      className={card}
      data-paused={isPaused || undefined}
      data-swiped={swiped === null ? undefined : true}
      style={style}
    >
      <Sign entry={entry} />
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
      {entry.progress !== undefined && (
        <span
          role="progressbar"
          aria-label={entry.title}
          aria-valuenow={Math.round(entry.progress * 100)}
          className={done}
        />
      )}
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
