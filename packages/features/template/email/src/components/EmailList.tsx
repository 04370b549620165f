import type { Email } from '@servery/api/template';
import { Skeleton } from '@servery/ui';
import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useIntl } from 'react-intl';
import type { SeenRows } from '../hooks/useWindow.ts';
import { listMessages } from '../messages/list.ts';
import { EmailRow } from './EmailRow.tsx';
import * as styles from './email.css.ts';

interface EmailListProps {
  total: number;
  at: (place: number) => Email | undefined;
  seen: SeenRows;
  watch: (scroller: HTMLElement | null) => (() => void) | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  /** The index of the row that is the tab stop. */
  active: number;
  onActivate: (row: number) => void;
  /** Moves the focus to a row. */
  onGo: (row: number) => void;
  hrefOf: (mail: Email) => string;
  selected: ReadonlySet<number>;
  onToggle: (id: number) => void;
  onStar: (mail: Email) => void;
  /** Shown instead of the rows: loading, error and empty states. */
  children?: ReactNode;
}

const moved = (row: number, height: number): CSSProperties => ({
  transform: `translateY(${row * height}px)`,
});

/** The list of emails. Only the visible rows are rendered, because there may be ten thousand. */
export function EmailList(props: EmailListProps) {
  const { total, at, seen, active, selected, children } = props;
  const { formatMessage } = useIntl();
  const onToggle = useLatest(props.onToggle);
  const onStar = useLatest(props.onStar);
  const last = Math.min(total, seen.last);
  const drawn = Array.from({ length: Math.max(0, last - seen.first) }, (_, n) => seen.first + n);
  if (active < total && (active < seen.first || active >= last)) drawn.push(active);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next: Partial<Record<string, number>> = {
      ArrowDown: active + 1,
      ArrowUp: active - 1,
      Home: 0,
      End: total - 1,
    };
    const row = next[event.key];
    if (row === undefined) return;
    event.preventDefault();
    props.onGo(row);
  };
  const draw = (row: number) => {
    const mail = at(row);
    return (
      <li
        key={row}
        data-row={row}
        className={styles.row}
        style={moved(row, seen.height)}
        aria-setsize={total}
        aria-posinset={row + 1}
        aria-busy={!mail || undefined}
        data-unread={(mail && !mail.isRead) || undefined}
        data-selected={(mail && selected.has(mail.id)) || undefined}
        onFocus={() => row !== active && props.onActivate(row)}
      >
        {mail ? (
          <EmailRow
            mail={mail}
            href={props.hrefOf(mail)}
            isSelected={selected.has(mail.id)}
            isActive={row === active}
            onToggle={onToggle}
            onStar={onStar}
          />
        ) : (
          <span className={styles.waiting}>
            <Skeleton width="most" />
          </span>
        )}
      </li>
    );
  };
  return (
    <div
      className={styles.scroller}
      ref={(element) => {
        props.scroller.current = element;
        return props.watch(element);
      }}
    >
      <span className={styles.measure} aria-hidden />
      {children ?? (
        <ul
          role="list"
          aria-label={formatMessage(listMessages.mails)}
          className={styles.rows}
          style={{ blockSize: total * seen.height }}
          onKeyDown={onKeyDown}
        >
          {drawn.map(draw)}
        </ul>
      )}
    </div>
  );
}

/**
 * Returns a stable function that calls the latest one, so that memoised rows re-render only if
 * their data changes.
 */
function useLatest<Value>(run: (value: Value) => void) {
  const now = useRef(run);
  now.current = run;
  const [same] = useState(() => (value: Value) => now.current(value));
  return same;
}
