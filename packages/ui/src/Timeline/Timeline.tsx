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
  labels,
} from './Timeline.css.ts';

export interface TimelineProps {
  /** The accessible name of the list of events. */
  label: string;
  /** The events in reading order, as `TimelineEvent` elements. */
  children: ReactNode;
}

/** A list of events in time. */
export function Timeline({ label, children }: TimelineProps) {
  return (
    <ol className={timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineEventProps {
  /** The name of the event. */
  title: ReactNode;
  /** The time of the event in words. */
  time: ReactNode;
  /** The time of the event in ISO 8601, for machines. */
  dateTime?: string;
  /**
   * The colour, by meaning.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger';
  /** An icon instead of the dot. */
  icon?: ReactNode;
  /** The details: the person, the reason, the amount. */
  children?: ReactNode;
}

/** An event of a `Timeline`. */
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
        {children && <div className={labels}>{children}</div>}
      </div>
    </li>
  );
}
