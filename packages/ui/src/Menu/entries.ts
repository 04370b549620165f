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
  /** Opens these beside it instead of acting. */
  items?: readonly MenuEntry[];
}

/** Items under a heading; with a `selectionMode` they are choices that are kept. */
export interface MenuSection {
  type: 'section';
  id: string;
  title: string;
  items: readonly MenuItem[];
  /** One of them, which closes the menu, or any number, which leaves it open. */
  selectionMode?: 'single' | 'multiple';
  /** The ids of the chosen items. */
  selectedKeys?: readonly string[];
  onSelectionChange?: (keys: string[]) => void;
}

/** A line between entries. */
export interface MenuSeparator {
  type: 'separator';
  id: string;
}

export type MenuEntry = MenuItem | MenuSection | MenuSeparator;

/** What is chosen after a press on the item with this id. */
export function choose({ selectionMode, selectedKeys = [] }: MenuSection, id: string): string[] {
  if (selectionMode === 'single') return [id];
  if (selectedKeys.includes(id)) return selectedKeys.filter((key) => key !== id);
  return [...selectedKeys, id];
}
