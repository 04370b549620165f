import { useEffect, useRef } from 'react';

interface Mounted {
  el: HTMLElement;
  event: { id: string };
}

const isNowhere = () => [null, document.body].includes(document.activeElement as HTMLElement);

/** Keeps the focus on an event that is drawn anew while it has it, and gives it back once what it opened is closed. */
export function useEventFocus(openId: string | null | undefined, hintId: string | undefined) {
  const sheet = useRef<HTMLDivElement>(null);
  const kept = useRef<string>(null);
  const focus = (id: string) =>
    sheet.current?.querySelector<HTMLElement>(`[data-event="${CSS.escape(id)}"]`)?.focus();
  const last = useRef(openId);
  useEffect(() => {
    const before = last.current;
    last.current = openId;
    if (!before || openId) return undefined;
    // What was open gives the focus back to whom it had it from, or near to it where that is not there any more.
    const frame = requestAnimationFrame(() => {
      if (isNowhere() || sheet.current?.contains(document.activeElement)) focus(before);
    });
    return () => cancelAnimationFrame(frame);
  }, [openId]);
  return {
    sheet,
    /** The event that has the focus, however often it is drawn. */
    keep: (id: string | null) => {
      kept.current = id;
    },
    onMount: ({ el, event }: Mounted) => {
      el.dataset['event'] = event.id;
      if (hintId) el.setAttribute('aria-describedby', hintId);
      if (kept.current === event.id && isNowhere()) el.focus();
    },
  };
}
