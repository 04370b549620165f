const listeners = new Set<() => void>();

/**
 * Calls `listener` when the data on screen should be requested again; returns a function that stops
 * it.
 */
export const onAgain = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Notifies the listeners that requests work again, after maintenance or when a session is back. */
export const askAgain = (): void => {
  for (const listener of listeners) listener();
};
