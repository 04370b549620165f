import { VisuallyHidden } from '@servery/ui';
import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
} from 'react';
import { useIntl } from 'react-intl';
import { dayMessages as messages } from '../../messages/day.ts';
import { partOf, snap, type Axis } from './axis.ts';
import { inTheWay, landing, noTable, rowsOf, type Bar, type Lift, type Row } from './bars.ts';
import * as styles from './timeline.css.ts';
import { Ghost, TimelineBar } from './TimelineBar.tsx';
import { useLift } from './useLift.ts';

interface TimelineProps {
  /** The accessible label. */
  label: string;
  axis: Axis;
  /** The tables, by area. */
  rows: readonly Row[];
  bars: readonly Bar[];
  now: number;
  /** The grid of times, in minutes. */
  step: number;
  time: (at: number) => string;
  /** Formats an hour of the axis, such as 7 PM. */
  hour: (at: number) => string;
  onOpen: (id: number) => void;
  onMove: (lift: Lift) => void;
  /** Called when a free spot of a table is pressed. */
  onFree: (start: number, table: number) => void;
}

/** A timeline of a day by table; bars can be moved to free spots. */
export function Timeline(props: TimelineProps) {
  const { label, axis, rows, bars, now, step, time, hour, onOpen, onMove, onFree } = props;
  const { formatMessage } = useIntl();
  const hintId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const nameOf = (table: number | null) =>
    rows.find(({ id }) => id === table)?.name ?? formatMessage(messages.noTable);
  const announce = (lift: Lift, isBack: boolean) => {
    const { bar, start, table } = lift;
    const name = bar.title;
    const other = inTheWay(lift, bars)?.title;
    const place = { time: time(start), table: nameOf(table) };
    if (isBack) setAnnouncement(formatMessage(messages.back, { name }));
    else if (other) setAnnouncement(formatMessage(messages.blocked, { ...place, other }));
    else if (start === bar.start && rowsOf(bar).includes(table ?? noTable))
      setAnnouncement(formatMessage(messages.lifted, { name, ...place }));
    else setAnnouncement(formatMessage(messages.place, place));
  };
  const { lift, of } = useLift({ axis, bars, rows, step, onDrop: onMove, onReport: announce });
  const landed = lift && landing(lift);
  const isBlocked = lift !== null && inTheWay(lift, bars) !== undefined;
  const isToday = axis.start <= now && now < axis.end;

  // Start today's timeline an hour before now; afterwards, the user scrolls.
  const first = isToday ? partOf(axis, now - 3_600_000) : 0;
  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    const rtl = getComputedStyle(box).direction === 'rtl';
    box.scrollLeft = (rtl ? -1 : 1) * first * box.scrollWidth;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the day changes
  }, [axis.start]);

  const onTrack = (id: number) => (event: MouseEvent<HTMLElement>) => {
    const { currentTarget: track, target, clientX } = event;
    if (target !== track || id === noTable) return;
    const { left, right, width } = track.getBoundingClientRect();
    const isRtl = getComputedStyle(track).direction === 'rtl';
    const part = (isRtl ? right - clientX : clientX - left) / width;
    const half = (step * 60_000) / 2;
    onFree(snap(axis, axis.start + part * (axis.end - axis.start) - half, step), id);
  };
  const rowOf = (id: number, name: string, seats: string) => (
    <div
      key={id}
      className={styles.row}
      data-row={id}
      data-over={(landed && rowsOf(landed).includes(id)) || undefined}
    >
      <div className={styles.name}>
        <span className={styles.cut}>{name}</span>
        {seats && <span className={styles.seats}>{seats}</span>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for pointers; the button above does the same */}
      <ul
        onClick={onTrack(id)}
        className={styles.track}
        data-track
        aria-label={formatMessage(messages.rowOf, { table: name })}
      >
        {bars
          .filter((bar) => rowsOf(bar).includes(id))
          .map((bar) => (
            <TimelineBar
              key={bar.id}
              bar={bar}
              axis={axis}
              hintId={hintId}
              isLifted={lift?.bar.id === bar.id}
              lifting={of(bar, () => onOpen(bar.id))}
            />
          ))}
        {landed && rowsOf(landed).includes(id) && (
          <Ghost bar={landed} axis={axis} isBlocked={isBlocked} isByKeys={lift.isByKeys} />
        )}
        {isToday && (
          <li
            aria-hidden
            className={styles.now}
            style={{ insetInlineStart: `${partOf(axis, now) * 100}%` }}
          />
        )}
      </ul>
    </div>
  );
  const isHomeless = bars.some(({ tables }) => tables.length === 0);
  const sections = Map.groupBy(rows, ({ section }) => section);
  return (
    <>
      <div
        ref={frame}
        role="region"
        aria-label={label}
        // A scrollable area has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles.frame}
        data-timeline
      >
        <div className={styles.sheet} style={{ '--hours': axis.hours.length } as CSSProperties}>
          <div className={styles.head} aria-hidden>
            <span className={styles.corner} />
            <div className={styles.scale}>
              {axis.hours.map((at) => (
                <span key={at} className={styles.mark}>
                  {hour(at)}
                </span>
              ))}
            </div>
          </div>
          {isHomeless && rowOf(noTable, formatMessage(messages.noTable), '')}
          {[...sections].map(([section, all]) => (
            <Fragment key={section}>
              <div className={styles.sectionLine}>
                <h2 className={styles.section}>{section || formatMessage(messages.noSection)}</h2>
              </div>
              {all.map(({ id, name, seats }) => rowOf(id, name, seats))}
            </Fragment>
          ))}
        </div>
      </div>
      <p id={hintId} className={styles.hint}>
        {formatMessage(messages.moveHint)}
      </p>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </>
  );
}
