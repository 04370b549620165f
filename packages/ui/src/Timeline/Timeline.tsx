import type { ReactNode } from 'react';
import {
  body,
  event,
  knot,
  line,
  rail,
  time as timeStyle,
  timeline,
  title as titleStyle,
  words,
} from './Timeline.css.ts';

export interface TimelineProps {
  /** What the events tell about. */
  label: string;
  /** `TimelineEvent`s, in the order of reading. */
  children: ReactNode;
}

/** What happened, one event under another. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className={timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineEventProps {
  title: ReactNode;
  /** When, in words. */
  time: ReactNode;
  /** The same instant for machines, ISO. */
  dateTime?: string;
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** Takes the place of the dot. */
  icon?: ReactNode;
  /** Who, why, how much. */
  children?: ReactNode;
}

/** One event of a `Timeline`. */
export function TimelineEvent({ title, time, dateTime, tone, icon, children }: TimelineEventProps) {
  return (
    <li className={event({ tone })} data-tone={tone}>
      <span className={rail}>
        <span className={knot}>{icon}</span>
      </span>
      <div className={body}>
        <div className={line}>
          <span className={titleStyle}>{title}</span>
          <time className={timeStyle} dateTime={dateTime}>
            {time}
          </time>
        </div>
        {children && <div className={words}>{children}</div>}
      </div>
    </li>
  );
}
