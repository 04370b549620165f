import type { ReactNode } from 'react';

/** One thing to do. */
export interface MenuItem {
  type?: 'item';
  id: string;
  label: string;
  icon?: ReactNode;
  description?: string;
  tone?: 'neutral' | 'danger';
  /** The keys that do the same, as shown: "Ctrl D". */
  shortcut?: string;
  isDisabled?: boolean;
  /** Why it cannot be done now, shown in place of the description. */
  disabledReason?: string;
  /** Makes it a link. */
  href?: string;
  onAction?: () => void;
}

/** Items under a heading. */
export interface MenuSection {
  type: 'section';
  id: string;
  title: string;
  items: MenuItem[];
}

/** A line between entries. */
export interface MenuSeparator {
  type: 'separator';
  id: string;
}

export type MenuEntry = MenuItem | MenuSection | MenuSeparator;
