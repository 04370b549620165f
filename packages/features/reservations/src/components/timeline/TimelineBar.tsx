import { VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dayMessages as messages } from '../../messages/day.ts';
import type { Axis } from './axis.ts';
import type { Bar } from './bars.ts';
import * as styles from './timeline.css.ts';
import { placeOn, type LiftProps } from './useLift.ts';

interface TimelineBarProps {
  bar: Bar;
  axis: Axis;
  isLifted: boolean;
  hintId: string;
  lifting: LiftProps;
}

const Face = ({ bar }: { bar: Bar }) => (
  <>
    {bar.icon}
    <span className={styles.textBlock} aria-hidden>
      <span className={styles.title} dir="auto">
        {bar.title}
      </span>
      <span className={styles.note}>{bar.note}</span>
    </span>
  </>
);

/** A booking in the row of its table, followed by the time to reset the table. */
export function TimelineBar({ bar, axis, isLifted, hintId, lifting }: TimelineBarProps) {
  return (
    <>
      {bar.free > bar.end && (
        <li aria-hidden className={styles.after} style={placeOn(axis, bar.end, bar.free)} />
      )}
      <li className={styles.place} style={placeOn(axis, bar.start, bar.end)}>
        <button
          type="button"
          className={styles.bar}
          data-tone={bar.tone}
          data-movable={bar.isMovable || undefined}
          data-lifted={isLifted || undefined}
          aria-describedby={bar.isMovable ? hintId : undefined}
          {...lifting}
        >
          <VisuallyHidden>{bar.label}</VisuallyHidden>
          <Face bar={bar} />
        </button>
      </li>
    </>
  );
}

interface GhostProps {
  bar: Bar;
  axis: Axis;
  isBlocked: boolean;
  isByKeys: boolean;
}

/** The position where a lifted bar would be dropped. */
export function Ghost({ bar, axis, isBlocked, isByKeys }: GhostProps) {
  const { formatMessage } = useIntl();
  return (
    <li
      aria-hidden
      className={styles.place}
      data-ghost
      style={placeOn(axis, bar.start, bar.end)}
      ref={(element) => {
        // A pointer is always in view, but arrow keys can move the bar out of it.
        if (isByKeys) element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      <span
        className={styles.bar}
        data-tone={bar.tone}
        data-ghost
        data-blocked={isBlocked || undefined}
      >
        <Face bar={isBlocked ? { ...bar, note: formatMessage(messages.taken) } : bar} />
      </span>
    </li>
  );
}
