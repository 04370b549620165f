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
  labels,
} from './Toast.css.ts';
import { lifeOf, type ToastDurations } from './durations.ts';
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

export interface ToastCardProps {
  /** The toast. */
  entry: ToastEntry;
  /** The time in milliseconds before a toast without an action closes. */
  duration: number | ToastDurations;
  /** The title above a toast with only one text. */
  heading: string | undefined;
  /** Whether the time is paused. */
  isPaused: boolean;
  /** Whether the toast was closed and fades out. */
  isLeaving: boolean;
  /** The time of fading out, in milliseconds. */
  removal: number;
  /** The accessible name of the close button. */
  closeLabel: string;
  /** Called when the toast closes. */
  onClose: () => void;
  /** Called when the toast has faded out. */
  onGone: () => void;
}

function Sign({ entry }: { entry: ToastEntry }) {
  if (entry.isPending) return <Spinner />;
  if (entry.icon !== undefined) return entry.icon;
  const Icon = icons[entry.tone];
  return <Icon className={icon({ tone: entry.tone })} />;
}

/** A toast. It closes when its time is up, or by a swipe. */
export function ToastCard(props: ToastCardProps) {
  const { entry, isPaused, isLeaving, closeLabel, onClose } = props;
  const life = lifeOf(entry, props.duration);
  const { swiped, events } = useSwipeAway(onClose);
  useCountdown(life, isLeaving || isPaused || swiped !== null, onClose);
  useCountdown(props.removal, !isLeaving, props.onGone);
  const heading = entry.text === undefined && !entry.isPending ? props.heading : undefined;
  const quiet = heading === undefined ? entry.text : entry.title;
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
      inert={isLeaving}
      className={card}
      data-leaving={isLeaving || undefined}
      data-paused={isPaused || undefined}
      data-swiped={swiped === null ? undefined : true}
      style={style}
    >
      <Sign entry={entry} />
      <div className={labels}>
        <div className={title}>{heading ?? entry.title}</div>
        {quiet && <div className={text}>{quiet}</div>}
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
