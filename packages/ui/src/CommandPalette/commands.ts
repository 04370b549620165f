import type { ReactNode } from 'react';

/** An action to perform or a page to go to. */
export interface Command {
  /** The unique id of the command. */
  id: string;
  /** The name of the command. */
  label: string;
  /** An icon before the label. */
  icon?: ReactNode;
  /** A secondary text next to the label, which is searched too. */
  description?: string;
  /** Further words that the search finds the command by. */
  keywords?: readonly string[];
  /**
   * The keyboard shortcut of the same action, as shown: "Ctrl P". The palette doesn't listen for
   * it.
   */
  shortcut?: string;
  /**
   * Whether the command can't be selected.
   * @default false
   */
  isDisabled?: boolean;
  /** The address to open after `onAction`. */
  href?: string;
  /** Called when the command is selected, after the palette has closed. */
  onAction?: () => void;
  /** Further commands, which open as a page of their own instead of performing an action. */
  groups?: readonly CommandGroup[];
}

/** Commands under a heading. */
export interface CommandGroup {
  /** The unique id of the group. */
  id: string;
  /** The heading of the group. */
  title: string;
  /** The commands, in order. */
  commands: readonly Command[];
  /**
   * Whether the commands already match the query, such as search results of a server, and aren't
   * filtered again.
   * @default false
   */
  isMatched?: boolean;
}

/**
 * Returns the command that opened a page, from the ids on the path to it; undefined for the first
 * page.
 */
export function findPage(groups: readonly CommandGroup[], path: readonly string[]) {
  return path.reduce<Command | undefined>((parent, id) => {
    const at = parent ? (parent.groups ?? []) : groups;
    return at.flatMap(({ commands }) => commands).find((command) => command.id === id);
  }, undefined);
}

/** Returns the commands with the given ids, in the order of the ids. */
export function pick(groups: readonly CommandGroup[], ids: readonly string[]): Command[] {
  const all = groups.flatMap(({ commands }) => commands);
  return ids.flatMap((id) => all.find((command) => command.id === id) ?? []);
}
