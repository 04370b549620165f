import type { CalendarApi, EventApi } from '@fullcalendar/react';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import type { CalendarChange, CalendarView } from './events.ts';
import { changeOf, formatPeriod } from './change.ts';
import { stepOf } from './steps.ts';

export interface KeyMovesOptions {
  api: () => CalendarApi | undefined;
  view: CalendarView;
  timeZone: string | undefined;
  labels: {
    /**
     * Returns the announcement after an event was moved by keyboard: "Fish, Thursday, 19 November,
     * 06:00".
     */
    moved: (title: string, when: string) => string;
    /** Returns the announcement after a move was undone. */
    putBack: (title: string) => string;
  };
  /** Scrolls a moved event into view. */
  onShow: (at: Date) => void;
  keepFocus: (id: string) => void;
  onChange: ((change: CalendarChange) => void) | undefined;
}

interface Held {
  id: string;
  start: Date | null;
  end: Date | null;
  isAllDay: boolean;
}

const releasing = new Set(['Shift', 'Escape']);

/**
 * Moves the focused event with Shift and the arrow keys, or its end with Control as well. Releasing
 * Shift drops it, and Escape restores it.
 */
export function useKeyMoves(options: KeyMovesOptions) {
  const { locale, direction } = useLocale();
  const [announcement, announce] = useState('');
  const held = useRef<Held>(null);
  const now: RefObject<KeyMovesOptions> = useRef(options);
  useEffect(() => {
    now.current = options;
  });

  const put = ({ start, end, isAllDay }: Held, event: EventApi) =>
    event.setDates(start ?? '', end, { allDay: isAllDay });

  const release = (isCancelled: boolean) => {
    const before = held.current;
    const event = before && now.current.api()?.getEventById(before.id);
    held.current = null;
    if (!before || !event) return;
    const { labels, onChange } = now.current;
    if (isCancelled) {
      put(before, event);
      announce(labels.putBack(event.title));
    } else if (event.start) onChange?.(changeOf(event, () => put(before, event)));
  };

  const press = (event: EventApi, key: string, isEnd: boolean): boolean => {
    const { view, timeZone, labels, onShow } = now.current;
    const step = stepOf(key, { view, isAllDay: event.allDay, isRtl: direction === 'rtl' });
    if (!step || !event.start) return false;
    held.current ??= { id: event.id, start: event.start, end: event.end, isAllDay: event.allDay };
    if (isEnd) {
      if (!event.end) event.setEnd(changeOf(event).end);
      const end = event.end;
      event.moveEnd(step);
      if (event.end && end && event.end <= event.start) event.setEnd(end);
    } else event.moveDates(step);
    announce(labels.moved(event.title, formatPeriod(changeOf(event), locale, timeZone)));
    onShow(event.start);
    return true;
  };

  const onKeyDown = (event: KeyboardEvent | globalThis.KeyboardEvent): void => {
    if (!now.current.onChange || !event.shiftKey || event.altKey) return;
    const { api, keepFocus } = now.current;
    const focused = (event.target as Element).closest<HTMLElement>('[data-event]');
    const id = held.current?.id ?? focused?.dataset['event'];
    const found = id === undefined ? null : api()?.getEventById(id);
    if (!id || !found || found.startEditable === false) return;
    keepFocus(id);
    if (press(found, event.key, event.ctrlKey || event.metaKey)) event.preventDefault();
  };

  useEffect(() => {
    const up = ({ key }: globalThis.KeyboardEvent) =>
      releasing.has(key) && release(key === 'Escape');
    const away = () => release(false);
    // An event hidden behind the “more” link has lost focus, but is still being moved.
    const down = (event: globalThis.KeyboardEvent) => {
      if (!held.current) return;
      if (event.key === 'Escape') {
        event.stopPropagation();
        release(true);
      } else if (event.target === document.body) onKeyDown(event);
    };
    document.addEventListener('keyup', up);
    document.addEventListener('keydown', down, true);
    window.addEventListener('blur', away);
    return () => {
      document.removeEventListener('keyup', up);
      document.removeEventListener('keydown', down, true);
      window.removeEventListener('blur', away);
    };
  });

  return { onKeyDown, announcement };
}
