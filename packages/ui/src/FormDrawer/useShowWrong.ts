import { useEffect, useRef, type RefObject } from 'react';
import { tabbableIn } from '../overlays/tabbable.ts';

const invalid = '[aria-invalid="true"]';
const trouble = '[role="alert"]';

/**
 * After a form was sent and refused: the first field that is wrong gets the focus, and where no
 * field is, what stands in the way comes into sight. Typing on ends it.
 */
export function useShowWrong(form: RefObject<HTMLFormElement | null>, isPending: boolean) {
  const isSent = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!isSent.current || isPending || !element) return;
    const wrong = element.querySelector<HTMLElement>(invalid);
    const reason = element.querySelector(trouble);
    if (!wrong && !reason) return;
    isSent.current = false;
    const active = document.activeElement as HTMLElement | null;
    // A summary of what is wrong has taken the focus by itself.
    if (element.contains(active) && active!.tabIndex < 0) return;
    if (wrong) (wrong.tabIndex < 0 ? (tabbableIn(wrong)[0] ?? wrong) : wrong).focus();
    else reason?.scrollIntoView({ block: 'nearest' });
  });
  return {
    onSent: () => {
      isSent.current = true;
    },
    onTyped: () => {
      isSent.current = false;
    },
  };
}
