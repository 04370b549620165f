import type { ReactNode } from 'react';

/** One thing to do or one place to go to. */
export interface Command {
  id: string;
  label: string;
  icon?: ReactNode;
  /** A quiet line beside the label; it is found by too. */
  description?: string;
  /** Other words that people may look for. */
  keywords?: readonly string[];
  /** The keys that do the same, as shown: "Ctrl P". */
  shortcut?: string;
  isDisabled?: boolean;
  /** Goes there instead of acting. */
  href?: string;
  onAction?: () => void;
  /** Opens a page of further commands instead of acting. */
  groups?: readonly CommandGroup[];
}

/** Commands under a heading. */
export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
  /** They answer what is typed already, as a server's results do, and are not filtered again. */
  isMatched?: boolean;
}

/** The command that opened a page, by the ids on the way to it; none for the first page. */
export function findPage(groups: readonly CommandGroup[], path: readonly string[]) {
  return path.reduce<Command | undefined>((parent, id) => {
    const at = parent ? (parent.groups ?? []) : groups;
    return at.flatMap(({ commands }) => commands).find((command) => command.id === id);
  }, undefined);
}

/** The commands with these ids, in the ids' order. */
export function pick(groups: readonly CommandGroup[], ids: readonly string[]): Command[] {
  const all = groups.flatMap(({ commands }) => commands);
  return ids.flatMap((id) => all.find((command) => command.id === id) ?? []);
}
