const listeners = new Set<() => void>();
let isOpen = false;

const set = (next: boolean) => {
  isOpen = next;
  for (const listener of listeners) listener();
};

/** Whether the customizer is open. A menu and the palette open it, and the frame renders it. */
export const customizing = {
  open: (): void => set(true),
  close: (): void => set(false),
  read: (): boolean => isOpen,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
