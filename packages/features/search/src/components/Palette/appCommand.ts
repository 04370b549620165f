import type { ReactNode } from 'react';

/** A command that is available everywhere in the app. */
export interface AppCommand {
  id: string;
  title: string;
  icon?: ReactNode;
  /** The shortcut as displayed, such as `Ctrl B`; the app handles it. */
  shortcut?: string;
  onAction: () => void;
}

/** A keyboard shortcut and its description. */
export interface Shortcut {
  /** As displayed, with spaces between: `Ctrl K`. */
  keys: string;
  title: string;
}
