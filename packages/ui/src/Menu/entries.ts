import type { ReactNode } from 'react';

/** An action or link of a menu. */
export interface MenuItem {
  /**
   * The kind of the entry.
   * @default 'item'
   */
  type?: 'item';
  /** The unique id of the item. */
  id: string;
  /** The label of the item. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A secondary line below the label. */
  description?: string;
  /**
   * The colour. Use `danger` for destructive actions.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';
  /**
   * The keyboard shortcut of the same action, as shown: "Ctrl D". The menu doesn't listen for it.
   */
  shortcut?: string;
  /**
   * Whether the item can't be selected.
   * @default false
   */
  isDisabled?: boolean;
  /** The reason why the item is disabled, shown instead of the description. */
  disabledReason?: string;
  /** The address to open. With it the item is a link. */
  href?: string;
  /** Called when the item is selected. */
  onAction?: () => void;
  /** The entries of a submenu, which opens instead of performing an action. */
  items?: readonly MenuEntry[];
}

/** Items under a heading. With `selectionMode` they're a choice. */
export interface MenuSection {
  /** The kind of the entry. */
  type: 'section';
  /** The unique id of the section. */
  id: string;
  /** The heading of the section. */
  title: string;
  /** The items, in order. */
  items: readonly MenuItem[];
  /**
   * The number of items that can be selected: one, which closes the menu, or several, which leave
   * it open. Without it the items are actions.
   */
  selectionMode?: 'single' | 'multiple';
  /**
   * The ids of the selected items.
   * @default []
   */
  selectedKeys?: readonly string[];
  /** Called with the ids of all selected items when the user changes the selection. */
  onSelectionChange?: (keys: string[]) => void;
}

/** A line between entries. */
export interface MenuSeparator {
  /** The kind of the entry. */
  type: 'separator';
  /** The unique id of the separator. */
  id: string;
}

/** An entry of a menu. */
export type MenuEntry = MenuItem | MenuSection | MenuSeparator;

/** Returns the selected ids after a press on the item with an id. */
export function choose({ selectionMode, selectedKeys = [] }: MenuSection, id: string): string[] {
  if (selectionMode === 'single') return [id];
  if (selectedKeys.includes(id)) return selectedKeys.filter((key) => key !== id);
  return [...selectedKeys, id];
}
