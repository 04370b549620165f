import { useEffect, useRef, type RefObject } from 'react';
import { tabbableIn } from '../overlays/tabbable.ts';

const invalid = '[aria-invalid="true"]';
const formError = '[role="alert"]';

/**
 * Shows the errors of a submitted form: focuses the first invalid field, or scrolls an error
 * message into view if no field is invalid. Stops waiting for errors when the user types.
 */
export function useShowWrong(form: RefObject<HTMLFormElement | null>, isPending: boolean) {
  const isSent = useRef(false);
  useEffect(() => {
    const element = form.current;
    if (!isSent.current || isPending || !element) return;
    const wrong = element.querySelector<HTMLElement>(invalid);
    const reason = element.querySelector(formError);
    if (!wrong && !reason) return;
    isSent.current = false;
    const active = document.activeElement as HTMLElement | null;
    // An error summary has already taken focus.
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
