const listeners = new Set<() => void>();

/** Calls back when it is worth asking the server anew for what is shown; answers how to stop that. */
export const onAgain = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The server can be asked again: after maintenance, or a session that is back. */
export const askAgain = (): void => {
  for (const listener of listeners) listener();
};
