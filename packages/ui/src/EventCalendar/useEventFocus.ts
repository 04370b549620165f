import { useEffect, useRef } from 'react';

interface Mounted {
  el: HTMLElement;
  event: { id: string };
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * The number of frames to retry: the library renders an event hidden until it's positioned, and a
 * hidden element can't take focus.
 */
const maxFrames = 30;

/**
 * Keeps focus on an event when the library renders it again, and restores focus when the event's
 * dialog has closed.
 */
export function useEventFocus(openId: string | null | undefined) {
  const sheet = useRef<HTMLDivElement>(null);
  const focusedId = useRef<string>(null);
  const frame = useRef(0);
  useEffect(() => {
    const forget = () => {
      focusedId.current = null;
    };
    document.addEventListener('pointerdown', forget);
    return () => {
      document.removeEventListener('pointerdown', forget);
      cancelAnimationFrame(frame.current);
    };
  }, []);

  /**
   * Focuses an event once it's visible, unless `isFree` returns false because focus has moved
   * elsewhere.
   */
  const reach = (id: string, isFree: () => boolean, frames = maxFrames) => {
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
    // A closing dialog returns focus to its opener, or near it if the opener is gone.
    if (before && !openId)
      reach(before, () => isNowhere() || sheet.current!.contains(document.activeElement));
  });

  return {
    sheet,
    /** Keeps focus on an event across renders. */
    keepFocus: (id: string) => {
      focusedId.current = id;
    },
    mark: ({ el, event }: Mounted) => {
      el.dataset['event'] = event.id;
      if (focusedId.current === event.id) reach(event.id, isNowhere);
    },
  };
}
