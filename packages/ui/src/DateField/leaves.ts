import type { FocusEvent } from 'react';

/** Runs when the focus leaves an element with all that is in it, not when it moves inside. */
export const leaves =
  (onLeave: ((event: FocusEvent) => void) | undefined) => (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(event);
  };
