import type { FocusEvent } from 'react';

/** Calls a function when focus leaves an element and its descendants, not when it moves inside. */
export const leaves =
  (onLeave: ((event: FocusEvent) => void) | undefined) => (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.(event);
  };
