import { useEffect, useRef } from 'react';

interface Mounted {
  el: HTMLElement;
  event: { id: string };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** An event is drawn hidden until there is a place for it; what is hidden takes no focus. */
const mostFrames = 30;

/** Keeps the focus on an event that is drawn anew while it has it, and gives it back once what it opened is closed. */
export function useEventFocus(openId: string | null | undefined) {
  const sheet = useRef<HTMLDivElement>(null);
  const kept = useRef<string>(null);
  const frame = useRef(0);
  useEffect(() => {
    const forget = () => {
      kept.current = null;
    };
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('pointerdown', forget);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  /** Focuses an event as soon as it is there, unless the focus has gone where it may not be taken from. */
  const reach = (id: string, isFree: () => boolean, frames = mostFrames) => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => {
      if (!isFree()) return;
      const drawn = sheet.current?.querySelectorAll<HTMLElement>(
        `[data-event="${CSS.escape(id)}"]`,
      );
      for (const one of drawn ?? []) {
        one.focus();
        if (document.activeElement === one) return;
      }
      if (frames > 0) reach(id, isFree, frames - 1);
    });
  };

  const last = useRef(openId);
  useEffect(() => {
    const before = last.current;
    last.current = openId;
    // What was open gives the focus back to whom it had it from, or near to it where that is not there any more.
    if (before && !openId)
      reach(before, () => isNowhere() || sheet.current!.contains(document.activeElement));
  });

  return {
    sheet,
    /** The event that has the focus, however often it is drawn. */
    keep: (id: string) => {
      kept.current = id;
    },
    mark: ({ el, event }: Mounted) => {
      el.dataset['event'] = event.id;
      if (kept.current === event.id) reach(event.id, isNowhere);
    },
  };
}
