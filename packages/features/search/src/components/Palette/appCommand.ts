import type { ReactNode } from 'react';

/** Something that the app can do wherever one is. */
export interface AppCommand {
  id: string;
  title: string;
  icon?: ReactNode;
  /** The keys that do the same, as shown: `Ctrl B`. The app hears them. */
  shortcut?: string;
  onAction: () => void;
}

/** Keys, and what they do. */
export interface Shortcut {
  /** As shown, with spaces between: `Ctrl K`. */
  keys: string;
  title: string;
}
